/** About 273 years either way. */
export const MAX_DAY_COUNT = 100_000;
