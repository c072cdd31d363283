// What can lie over a replay.

/** The sheets. */
export type Panel = 'steps' | 'lens' | 'share' | 'fair';
