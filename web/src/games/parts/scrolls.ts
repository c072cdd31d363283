// Parts of a table that may have to scroll.

/** Lets keys scroll an element while there is more in it than shows. */
export function scrolls(label: string): (element: HTMLElement) => () => void {
  return (element) => {
    const clear = () => {
      for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
    };
    const look = () => {
      const more =
        getComputedStyle(element).overflowY !== 'visible' &&
        (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
      if (more === element.hasAttribute('tabindex')) return;
      if (more) {
        element.tabIndex = 0;
        element.role = 'region';
        element.ariaLabel = label;
      } else {
        clear();
      }
    };
    const watch = new ResizeObserver(look);
    const begin = () => {
      for (const it of [element, ...element.children]) watch.observe(it);
    };
    begin();
    // What comes later is watched, too.
    const added = new MutationObserver(begin);
    added.observe(element, { childList: true });
    return () => {
      watch.disconnect();
      added.disconnect();
      clear();
    };
  };
}
