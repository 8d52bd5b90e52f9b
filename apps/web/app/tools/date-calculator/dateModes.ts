/** What is asked about two dates: the time that passed, the time that is left, or the D-day. */
export const DATE_MODES = ['elapsed', 'until', 'dday'] as const;
export type DateMode = (typeof DATE_MODES)[number];
