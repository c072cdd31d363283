// A page that is closed leaves no listener behind, as its window would go with it.

/** Keeps account of listeners on window and document; returns what removes them and ends that. */
export function trackListeners(): () => void {
  const removes: (() => void)[] = [];
  const track = (target: Window | Document): void => {
    const add = target.addEventListener.bind(target);
    const tracked: typeof add = (type: string, listener: EventListener, options?: object) => {
      add(type, listener, options);
      removes.push(() => target.removeEventListener(type, listener, options));
    };
    target.addEventListener = tracked;
    removes.push(() => (target.addEventListener = add));
  };
  track(window);
  track(document);
  return () => removes.forEach((remove) => remove());
}
