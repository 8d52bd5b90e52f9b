/**
 * What an exact number can be made from: a number, a bigint, an exact number, or text. The text is a decimal, which may
 * have a sign, an exponent and whitespace around it (`'+.5'`, `'1e3'`), or a ratio of two of them (`'1/3'`).
 */
export type Amount = number | bigint | string | Exact;

const DECIMAL = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d{1,4}))?$/iu;

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
}

function readDecimal(text: string): readonly [numerator: bigint, denominator: bigint] {
  const [, sign = '', digits, exponent = '0'] = DECIMAL.exec(text.trim()) ?? [];
  if (digits === undefined) throw new TypeError(`Not a decimal number: ${text.slice(0, 40)}`);
  const [whole = '', fraction = ''] = digits.split('.');
  const power = Number(exponent) - fraction.length;
  const value = BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`);
  return power < 0 ? [value, 10n ** BigInt(-power)] : [value * 10n ** BigInt(power), 1n];
}

function ratioOf(value: Amount): readonly [numerator: bigint, denominator: bigint] {
  if (typeof value === 'bigint') return [value, 1n];
  if (value instanceof Exact) return [value.s * value.n, value.d];
  // A ratio is accepted too, because that is how a non-terminating value is written.
  const [numerator = '', denominator, ...others] = String(value).split('/');
  const [n, d] = readDecimal(numerator);
  if (denominator === undefined) return [n, d];
  if (others.length > 0) throw new TypeError(`Not a ratio of two numbers: ${String(value).slice(0, 40)}`);
  const [dividedBy, parts] = readDecimal(denominator);
  return [n * parts, d * dividedBy];
}

/**
 * An exact rational number: `s` is its sign (1n for zero, too), `n` over `d` its magnitude in lowest terms. Every
 * formula for money or measures uses it and rounds once, for display. Instances are immutable; {@link exact} creates
 * them.
 */
export class Exact {
  readonly s: bigint;
  readonly n: bigint;
  readonly d: bigint;

  constructor(numerator: bigint, denominator: bigint) {
    if (denominator === 0n) throw new RangeError('Division by zero');
    const size = numerator < 0n ? -numerator : numerator;
    const parts = denominator < 0n ? -denominator : denominator;
    const divisor = greatestDivisor(size, parts);
    this.s = numerator !== 0n && numerator < 0n !== denominator < 0n ? -1n : 1n;
    this.n = size / divisor;
    this.d = parts / divisor;
  }

  add(other: Amount): Exact {
    const [n, d] = ratioOf(other);
    return new Exact(this.s * this.n * d + n * this.d, this.d * d);
  }

  sub(other: Amount): Exact {
    const [n, d] = ratioOf(other);
    return new Exact(this.s * this.n * d - n * this.d, this.d * d);
  }

  mul(other: Amount): Exact {
    const [n, d] = ratioOf(other);
    return new Exact(this.s * this.n * n, this.d * d);
  }

  /** @throws RangeError when `other` is zero */
  div(other: Amount): Exact {
    const [n, d] = ratioOf(other);
    return new Exact(this.s * this.n * d, this.d * n);
  }

  neg(): Exact {
    return new Exact(-this.s * this.n, this.d);
  }

  abs(): Exact {
    return new Exact(this.n, this.d);
  }

  /** Below 0, 0 or above 0, where this number is less than, equal to or greater than the other. */
  compare(other: Amount): -1 | 0 | 1 {
    const [n, d] = ratioOf(other);
    const difference = this.s * this.n * d - n * this.d;
    if (difference === 0n) return 0;
    return difference < 0n ? -1 : 1;
  }

  equals(other: Amount): boolean {
    return this.compare(other) === 0;
  }

  /** A double next to the value or equal to it, for charts and scales. Never used to compute money. */
  toNumber(): number {
    // 20 digits are more than a double can represent, and each side alone may exceed its range.
    const shift = this.d.toString().length - this.n.toString().length + 20;
    const scaled = shift > 0 ? (this.n * 10n ** BigInt(shift)) / this.d : this.n / this.d / 10n ** BigInt(-shift);
    return Number(`${this.s < 0n ? '-' : ''}${scaled}e${-shift}`);
  }

  /** A whole number or a finite decimal as digits, any other as a ratio: `1/3`. */
  toString(): string {
    const sign = this.s < 0n ? '-' : '';
    let rest = this.d;
    let places = 0;
    for (const prime of [2n, 5n]) {
      let times = 0;
      for (; rest % prime === 0n; rest /= prime) times += 1;
      places = Math.max(places, times);
    }
    if (rest !== 1n) return `${sign}${this.n}/${this.d}`;
    const digits = ((this.n * 10n ** BigInt(places)) / this.d).toString().padStart(places + 1, '0');
    return `${sign}${digits.slice(0, digits.length - places)}${places > 0 ? `.${digits.slice(-places)}` : ''}`;
  }
}

/**
 * Makes an exact number. A number means the decimal that it prints as: `exact(0.1)` is one tenth.
 *
 * @param value a whole number, a number, plain decimal text with `.` and no group marks, or a ratio of two such texts
 *   (`parseNumber` reads what people type)
 * @throws TypeError for text that is not a decimal number, and for NaN and infinity
 * @throws RangeError for a ratio over zero
 * @example exact('0.1').add(exact(1).div(3)).toString() // '13/30'
 */
export function exact(value: Amount): Exact {
  return value instanceof Exact ? value : new Exact(...ratioOf(value));
}
