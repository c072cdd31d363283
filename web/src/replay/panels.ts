// What can lie over a replay.

/** The sheets. */
export type Panel = 'steps' | 'review' | 'share' | 'fair';
