/** The question about two dates: the elapsed time, the remaining time, or the D-day. */
export const DATE_MODES = ['elapsed', 'until', 'dday'] as const;
export type DateMode = (typeof DATE_MODES)[number];
