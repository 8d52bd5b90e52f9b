/** The maximum number of decimal places. */
export const MAX_DECIMAL_PLACES = 8;

/** The fee of one side of a trade in percent, by default. */
export const DEFAULT_FEE_PERCENT = '0.015';
/** The change of the fee for one press of an arrow. */
export const FEE_STEP_PERCENT = '0.001';
/** Fees must be below this percentage. */
export const FEE_LIMIT_PERCENT = 100;

/** Purchases of a plan with even steps. */
export const DEFAULT_PURCHASES = 3;
/** The minimum number of purchases in a linear plan. */
export const MIN_PURCHASES = 2;
/** The maximum number of purchases in a linear plan. */
export const MAX_PURCHASES = 20;
