import { type Exact, formatExact, roundExact } from '@toolbox/core/exact';
import { placesFor, RATE_PLACES } from '@toolbox/core/trading';

/** Places of a fee: the default one has three. */
const FEE_PLACES = 8;
const MONEY_PLACES = 2;
const QUANTITY_PLACES = 8;

/** A price or an amount: two places, more below 1. @example formatMoney(new Fraction('1234.5')) // '1,234.5' */
export function formatMoney(value: Exact): string {
  return formatExact(value, { places: placesFor(value, MONEY_PLACES), minPlaces: 0, group: true });
}

/** How much is held, down to the smallest part of a bitcoin. @example formatQuantity(new Fraction('0.50')) // '0.5' */
export function formatQuantity(value: Exact): string {
  return formatExact(value, { places: placesFor(value, QUANTITY_PLACES), minPlaces: 0, group: true });
}

/** @example formatRate(new Fraction(3)) // '3.00%' */
export function formatRate(percent: Exact): string {
  return `${formatExact(percent, { places: RATE_PLACES, group: true })}%`;
}

/** A fee as it was typed. @example formatFee(new Fraction('0.015')) // '0.015%' */
export function formatFee(percent: Exact): string {
  return `${formatExact(percent, { places: placesFor(percent, FEE_PLACES), minPlaces: 0 })}%`;
}

/** How far from the buy price, a whole percentage. @example formatStep(5) // '+5%' */
export function formatStep(percent: number): string {
  return `${percent > 0 ? '+' : ''}${percent}%`;
}

/** With a plus where it is above 0 as shown. @example formatChange(new Fraction(3)) // '+3.00%' */
export function formatChange(percent: Exact): string {
  return `${roundExact(percent, RATE_PLACES).compare(0) > 0 ? '+' : ''}${formatRate(percent)}`;
}
