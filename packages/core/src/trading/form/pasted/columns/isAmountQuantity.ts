import type { RoundForm } from '../../average/parseAverageForm.ts';
import { COIN, MONEY, WON } from '../cells/cellUnits.ts';
import { roughly } from '../cells/roughly.ts';
import type { Rows } from '../table/rowCells.ts';

/** The name of a column of units. */
export const UNIT_NAME = /단위|(?<!\p{L})unit(?!\p{L})/iu;
/** The unit of a fee or a price. */
const OTHER_UNIT = /fee|price|수수료|가격|단가/iu;
/** In any cell of a row. */
const WON_MARK = /krw|₩|원(?!\p{L})/iu;
/** A code of a currency, alone and after the number of a price. */
const CODE = /^[a-z]{2,5}$/iu;
const PRICE_CODE = /^[^a-z]*([a-z]{2,5})$/iu;
/** The codes that the signs of prices stand for. */
const SIGN = /[$€£¥]/u;
const CODES_OF_SIGNS: Readonly<Record<string, RegExp>> = {
  $: /usd/iu,
  '€': /^eur$/iu,
  '£': /^gbp$/iu,
  '¥': /^(?:jpy|cny)$/iu,
};

/** The prime factors of round numbers. They are removed, so that 60,500 and 0.125 are reduced to 121 and 1. */
const ROUND_FACTORS = [2, 5];
/** The error of a quotient. */
const ROUNDING = 1e-9;
/** A number is a multiple of 121 by chance once in 121 times. Above this product, chance is excluded. */
const MAX_CHANCE = 1000;

/** Whether a price is in another currency than a code. The code then names the coin that was bought: 0.92 EUR, USDT. */
function isInOther(price: string, code: string): boolean {
  const [, quoted] = PRICE_CODE.exec(price.trim()) ?? [];
  const [sign = ''] = SIGN.exec(price) ?? [];
  const isSame = quoted === undefined ? CODES_OF_SIGNS[sign]?.test(code) : quoted.toLowerCase() === code.toLowerCase();
  return CODE.test(code) && isSame === false;
}

/** Whether all numbers of a column are below 1, which is too little to be money for a purchase. */
function areBelowOne(rows: Rows, at: number): boolean {
  return rows.every((row) => roughly(row[at]) < 1);
}

/** The digits of a number without the factors of round ones: 121 for 60,500, and 1 for 0.125. */
function withoutRoundFactors(digits: number): number {
  const factor = ROUND_FACTORS.find((prime) => digits > 0 && digits % prime === 0);
  return factor === undefined ? digits : withoutRoundFactors(digits / factor);
}

/** Whether numbers are multiples of prices that are too odd for chance: 605,000 of 60,500. */
function areMultiples(rows: Rows, at: number, price: number): boolean {
  const shares = rows.map((row) => roughly(row[at]) / roughly(row[price]));
  const digits = rows.map((row) => withoutRoundFactors(Number(String(roughly(row[price])).replace('.', ''))));
  const areWhole = shares.every((share) => share >= 1 && Math.abs(share - Math.round(share)) < ROUNDING);
  return areWhole && digits.reduce((product, number) => product * number, 1) > MAX_CHANCE;
}

/**
 * Whether an `Amount` alone is a quantity, by its unit in the cells or in a column beside it, by its figures, and
 * elsewhere by the form. Undefined where only some rows have money.
 */
export function isAmountQuantity(
  names: readonly string[],
  rows: Rows,
  at: number,
  price: number,
  mode: RoundForm['mode'],
): boolean | undefined {
  const unitAt = names.findIndex((name) => UNIT_NAME.test(name) && !OTHER_UNIT.test(name));
  const units = rows.map((row) => {
    const found = [row[at], row[unitAt]].map((cell = '') => COIN.exec(cell.trim()) ?? MONEY.exec(cell.trim()));
    const [unit = ''] = found.find((match) => match !== null) ?? [];
    // Beside won, the name of a stablecoin is that of what was bought.
    const isMoney = MONEY.test(unit) && (WON.test(unit) || !row.some((cell) => WON_MARK.test(cell)));
    return isMoney && !isInOther(row[price] as string, unit) ? 'money' : unit;
  });
  if (units.includes('money')) return units.every((unit) => unit === 'money') ? false : undefined;
  if (units.every((unit) => unit !== '') || areBelowOne(rows, at)) return true;
  return mode === 'quantity' && !areMultiples(rows, at, price);
}
