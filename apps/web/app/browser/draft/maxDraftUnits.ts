/** Session storage holds about five million units in total. A larger draft is kept in memory only. */
export const MAX_DRAFT_UNITS = 1_000_000;
