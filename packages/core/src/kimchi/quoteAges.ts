/** A price whose own timestamp is older than this is stale. */
export const OLD_PRICE_MS = 5 * 60_000;
/** A rate is updated daily; even over holidays none is this old. */
export const OLD_RATE_MS = 72 * 3_600_000;
