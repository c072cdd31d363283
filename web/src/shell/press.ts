/**
 * Does it, unless the press is the second of a double click: that one answers no question which the
 * first has brought to the same place.
 */
export const once = (act: () => void) => (press: MouseEvent) => {
  if (press.detail < 2) act();
};
