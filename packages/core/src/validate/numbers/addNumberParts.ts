/** An exact decimal number, not below 0: `digits` times ten to the power of `power`. */
export type NumberAmount = { readonly digits: bigint; readonly power: number };

/** A number with the word after it: `5,000` and 만. Either may be missing, but not both. */
export type NumberPart = { readonly amount: NumberAmount | undefined; readonly factor: number | undefined };

/** From 만 on a factor applies to everything before it; 천 and 백 apply to the number before them. */
const FIRST_BIG_FACTOR = 4;
const ZERO: NumberAmount = { digits: 0n, power: 0 };
const ONE: NumberAmount = { digits: 1n, power: 0 };

function sum(a: NumberAmount, b: NumberAmount): NumberAmount {
  const power = Math.min(a.power, b.power);
  const scaled = (amount: NumberAmount) => amount.digits * 10n ** BigInt(amount.power - power);
  return { digits: scaled(a) + scaled(b), power };
}

function times(amount: NumberAmount, factor: number): NumberAmount {
  return { digits: amount.digits, power: amount.power + factor };
}

/** Whether the amount is less than ten to the power of `limit`. */
function isBelow({ digits, power }: NumberAmount, limit: number): boolean {
  if (limit === Number.POSITIVE_INFINITY || digits === 0n) return true;
  return limit > power && digits < 10n ** BigInt(limit - power);
}

/**
 * Adds up an amount written with factors: 3억 5,000만 2천.
 *
 * Undefined where it is ambiguous or invalid: factors not descending, a part as large as the factor before it,
 * anything after a fraction. A missing number before 백, 천 or 만 is 1.
 *
 * @example addNumberParts([{ amount: { digits: 3n, power: 0 }, factor: 8 }]) // { digits: 300000000n, power: 0 }
 */
export function addNumberParts(parts: readonly NumberPart[]): NumberAmount | undefined {
  let total = ZERO;
  let section: NumberAmount | undefined;
  let bigLimit = Number.POSITIVE_INFINITY;
  let smallLimit = Number.POSITIVE_INFINITY;
  let hasFraction = false;
  for (const { amount, factor } of parts) {
    if (amount !== undefined && hasFraction) return undefined;
    hasFraction ||= amount !== undefined && amount.power < 0;
    if (factor === undefined || factor < FIRST_BIG_FACTOR) {
      const part = times(amount ?? ONE, factor ?? 0);
      if (!isBelow(part, smallLimit)) return undefined;
      section = sum(section ?? ZERO, part);
      smallLimit = factor ?? 0;
      continue;
    }
    if (amount !== undefined && !isBelow(amount, smallLimit)) return undefined;
    const before = section ?? (amount === undefined && factor === FIRST_BIG_FACTOR ? ONE : undefined);
    if (before === undefined && amount === undefined) return undefined;
    const part = times(sum(before ?? ZERO, amount ?? ZERO), factor);
    if (factor >= bigLimit || !isBelow(part, bigLimit)) return undefined;
    total = sum(total, part);
    section = undefined;
    bigLimit = factor;
    smallLimit = Number.POSITIVE_INFINITY;
  }
  const rest = section ?? ZERO;
  return isBelow(rest, bigLimit) ? sum(total, rest) : undefined;
}
