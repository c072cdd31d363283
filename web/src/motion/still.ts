// Who wants no motion.

/** Whether this person wants no motion. */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
