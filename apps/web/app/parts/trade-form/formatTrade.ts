import { type Amount, formatExact, roundExact } from '@toolbox/core/exact';
import { placesFor, RATE_PLACES } from '@toolbox/core/trading';
import { minusSign } from '@toolbox/i18n/format/minusSign';

const MONEY_PLACES = 2;
/** Significant digits of an amount below 1. */
const MONEY_DIGITS = 3;
/** A fee of a hundredth of a percent must be visible in the unit price. */
const PRICE_DIGITS = 6;
const QUANTITY_PLACES = 8;
/** The default fee has three places. */
const FEE_PLACES = 8;

function trimmed(value: Amount, least: number, significant: number): string {
  return formatExact(value, { places: placesFor(value, least, significant), minPlaces: 0, group: true });
}

/**
 * An amount of money.
 *
 * @example formatMoney(exact('1234.5')) // '1,234.5'
 */
export function formatMoney(value: Amount): string {
  return trimmed(value, MONEY_PLACES, MONEY_DIGITS);
}

/**
 * A unit price.
 *
 * @example formatPrice(exact('12.3036917')) // '12.3037'
 */
export function formatPrice(value: Amount): string {
  return trimmed(value, MONEY_PLACES, PRICE_DIGITS);
}

/**
 * A quantity, down to the smallest unit of bitcoin.
 *
 * @example formatQuantity(exact('0.50')) // '0.5'
 */
export function formatQuantity(value: Amount): string {
  return trimmed(value, QUANTITY_PLACES, MONEY_DIGITS);
}

/**
 * A fee as typed.
 *
 * @example formatFee(exact('0.015')) // '0.015%'
 */
export function formatFee(percent: Amount): string {
  return `${trimmed(percent, FEE_PLACES, MONEY_DIGITS)}%`;
}

/** @example formatRate(exact(3)) // '3.00%' */
export function formatRate(percent: Amount): string {
  return `${minusSign(formatExact(percent, { places: RATE_PLACES, group: true }))}%`;
}

/**
 * The distance from the buy price, an integer percentage.
 *
 * @example formatStep(5) // '+5%'
 */
export function formatStep(percent: number): string {
  return `${percent > 0 ? '+' : ''}${minusSign(String(percent))}%`;
}

/**
 * With a plus sign where the rounded value is above 0.
 *
 * @example formatChange(exact(3)) // '+3.00%'
 */
export function formatChange(percent: Amount): string {
  return `${roundExact(percent, RATE_PLACES).compare(0) > 0 ? '+' : ''}${formatRate(percent)}`;
}

/**
 * The exact values of a column with the same decimal places: as many as the longest needs in the format by itself.
 *
 * Padding digits that are rounded already would present zeros as digits of the value.
 *
 * @example formatColumn([exact('9.87648'), exact('11.11104')], formatPrice) // ['9.87648', '11.11104']
 */
export function formatColumn(values: readonly Amount[], format: (value: Amount) => string): readonly string[] {
  const places = Math.max(0, ...values.map((value) => format(value).split('.')[1]?.length ?? 0));
  return values.map((value) => formatExact(value, { places, group: true }));
}
