/** Decimal places of the average price calculator, by default; small prices show more. */
export const DEFAULT_DECIMAL_PLACES = 2;
export const MAX_DECIMAL_PLACES = 8;

/** The fee of one side of a trade in percent, by default. */
export const DEFAULT_FEE_PERCENT = '0.015';
/** What one press of an arrow adds to the fee or takes off it. */
export const FEE_STEP_PERCENT = '0.001';
/** The first fee that is too high. */
export const FEE_LIMIT_PERCENT = 100;

/** Purchases of a plan with even steps. */
export const DEFAULT_PURCHASES = 3;
export const MIN_PURCHASES = 2;
export const MAX_PURCHASES = 20;
