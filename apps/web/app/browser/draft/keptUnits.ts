/** Session storage holds some five million units in all. A larger draft is held in memory only. */
export const MAX_KEPT_UNITS = 1_000_000;
