import type { NumberPart } from './addNumberParts.ts';

const MAN = 4;
const EOK = 8;
/** After 십 only the units can follow. */
const TEN = 1;

/** One non-zero digit without a decimal point. */
function isSingleDigit({ amount, factor }: NumberPart): boolean {
  return factor === undefined && amount?.power === 0 && amount.digits > 0n && amount.digits < 10n;
}

/** A part after the last 만, 억 or 조. */
function isTail({ factor }: NumberPart): boolean {
  return factor === undefined || factor < MAN;
}

/**
 * The parts of an amount completed by the last factor; undefined where nothing can be missing. In speech people omit
 * the next lower factor after 만 and larger ones, especially after a single digit.
 *
 * - A single digit at the end takes the factor below the previous one: `3만 5` is 3만 5천, `2억 3` is 2억 3천만.
 * - A number after 억 or 조 without the next lower factor takes that factor: `1억 5천` is 1억 5천만, `3억 5,000` is 3억
 *   5,000만. `addNumberParts` rejects the result where it is too large.
 *
 * @param parts an amount that `addNumberParts` accepts
 * @example elidedParts([{ amount: 1억, factor: 8 }, { amount: 5, factor: 3 }]) // the same, and { factor: 4 }
 */
export function elidedParts(parts: readonly NumberPart[]): readonly NumberPart[] | undefined {
  const last = parts.at(-1);
  const before = parts.at(-2)?.factor;
  if (last === undefined || before === undefined || before === TEN) return undefined;
  if (isSingleDigit(last)) return [...parts.slice(0, -1), { amount: last.amount, factor: before - 1 }];
  const tailStart = parts.findLastIndex((part) => !isTail(part)) + 1;
  const factor = parts[tailStart - 1]?.factor;
  const tail = parts.slice(tailStart);
  const isEmpty = tail.every(({ amount }) => amount?.digits === 0n);
  return factor === undefined || factor < EOK || isEmpty
    ? undefined
    : [...parts, { amount: undefined, factor: factor - MAN }];
}
