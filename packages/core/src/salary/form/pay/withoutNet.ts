import { isAfterTax } from './isAfterTax.ts';

/** Before tax, which is what the field asks for. */
export const GROSS = /\(?(?:세전|gross|before tax|pre-?tax)\)?/giu;
/** Between a pay before tax and the one after tax: 세전 300만원 / 세후 266만원, 세전 300만원(세후 266만원). */
const BEFORE_NET = / ?(?:[/|·]|,(?!\d)) ?|(?= ?\((?:세후|실수령|net|after|take))/iu;

/**
 * The half of a text with both that is before tax; the whole of any other.
 *
 * @example withoutNet('세전 300만원 / 세후 266만원') // '세전 300만원'
 */
export function withoutNet(text: string): string {
  const halves = text.split(BEFORE_NET);
  const gross = halves.filter((half) => !isAfterTax(half) && half.search(GROSS) >= 0);
  return halves.length === 2 && isAfterTax(text) ? (gross[0] ?? text) : text;
}
