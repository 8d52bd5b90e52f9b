import type { NumberPart } from './addNumberParts.ts';

const MAN = 4;
const EOK = 8;

/** One digit that is not 0, with no point. */
function isSingleDigit({ amount, factor }: NumberPart): boolean {
  return factor === undefined && amount?.power === 0 && amount.digits > 0n && amount.digits < 10n;
}

/** Behind 만 and larger factors people leave out the next lower one when they speak, behind a single digit even more. */
function isTail({ factor }: NumberPart): boolean {
  return factor === undefined || factor < MAN;
}

/**
 * The parts of an amount as it is meant when its last factor was left out, as in speech; undefined where nothing can be
 * missing.
 *
 * - A single digit at the end stands for the place below the factor before it: `3만 5` is 3만 5천, `2억 3` is 2억 3천만.
 * - What follows 억 or 조 without the factor below it stands for that: `1억 5천` is 1억 5천만, `3억 5,000` is 3억 5,000만.
 *   `addNumberParts` refuses it where that is too large to follow.
 *
 * @param parts an amount that `addNumberParts` reads
 * @example elidedParts([{ amount: 1억, factor: 8 }, { amount: 5, factor: 3 }]) // the same, and { factor: 4 }
 */
export function elidedParts(parts: readonly NumberPart[]): readonly NumberPart[] | undefined {
  const last = parts.at(-1);
  const before = parts.at(-2)?.factor;
  if (last === undefined || before === undefined) return undefined;
  if (isSingleDigit(last)) return [...parts.slice(0, -1), { amount: last.amount, factor: before - 1 }];
  const tailStart = parts.findLastIndex((part) => !isTail(part)) + 1;
  const factor = parts[tailStart - 1]?.factor;
  const tail = parts.slice(tailStart);
  const isEmpty = tail.every(({ amount }) => amount?.digits === 0n);
  return factor === undefined || factor < EOK || isEmpty
    ? undefined
    : [...parts, { amount: undefined, factor: factor - MAN }];
}
