import type { Exact } from '../../exact/index.ts';
import { numberReadings, parseNumber } from '../../validate/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';

/** A price in won, a price in dollars, won for one dollar, or a premium in percent. */
export type PremiumFigure = 'krw' | 'usd' | 'rate' | 'percent';

const UNITS = { krw: 'won', usd: 'usd', rate: 'won', percent: 'percent' } as const;
/** Longer texts are prose or data. */
const MAX_LENGTH = 100;

/** A label, as in a copied line: 국내 가격: 99,000,000원. */
const LABEL = /^[^:\d]+:/u;
/** Where a copied figure is from: 99,000,000원 (업비트 · 14:05:09), $67,000 (직접 입력). */
const SOURCE = /\((?:[^()]+ · [^()]+|직접 입력|typed by you)\)$/iu;
/** One dollar or coin is worth the figure: 1달러 = 1,385.50원, $1 = ₩1,385.50. */
const EQUATION = /^(?:1 ?)?([a-z$가-힣]+)(?: ?1)? ?=/iu;
/** The figure of one dollar or coin: 1,385원/달러, 1385 won per dollar. */
const RATIO = /(?:\/| per ) ?(?:1 ?)?([a-z$가-힣]+)$/iu;
const PER_DOLLAR = /^(?:1 ?)?(?:달러|usdt?|테더)당/iu;
const PAIR = /^(?:usd ?\/? ?krw|krw\/usd|원\/달러|달러\/원)|usd ?\/? ?krw$/iu;
const DOLLARS = /^(?:\$|us\$|usd|usdt|usdc|달러|불|테더|dollar)$/iu;
/** The overseas price is that of Binance, in tether. */
const TETHER = /^(?:usdt|usdc|테더)|(?:usdt|usdc|테더)$/iu;
const WON = /[원₩금]|krw|won/iu;
const PREMIUM = /^(?:btc|eth|xrp|sol)? ?(?:김프|김치 ?프리미엄|프리미엄|kimchi premium|premium)/iu;
const POINTS = /% ?(?:p|pp|포인트|pts?|points?)$|(?:pp|percentage points?)$/iu;

/** Removes the unit that the figure is for: a dollar in a field for the rate, a coin in the other fields. */
function withoutUnit(text: string, part: RegExp, figure: PremiumFigure): string {
  const [whole = '', unit = ''] = part.exec(text) ?? [];
  return DOLLARS.test(unit) === (figure === 'rate') ? text.replace(whole, '').trim() : text;
}

/** The text without its label, its source and the words for the figure. */
function inner(text: string, figure: PremiumFigure): string {
  const bare = text.replace(LABEL, '').replace(SOURCE, '').trim();
  if (figure === 'percent') return bare.replace(PREMIUM, '').replace(POINTS, '%').trim();
  const paired = figure === 'rate' ? bare.replace(PER_DOLLAR, '').replace(PAIR, '').trim() : bare;
  const alone = withoutUnit(withoutUnit(paired, EQUATION, figure), RATIO, figure);
  return figure === 'usd' ? alone.replace(TETHER, '').trim() : alone;
}

function readFigure(text: string, figure: PremiumFigure): Exact | undefined {
  const rule = { field: '', allowZero: figure === 'percent', allowNegative: figure === 'percent' };
  const read = parseNumber(text, { ...rule, unit: UNITS[figure] });
  if (read.ok) return read.value;
  if (figure !== 'usd' || WON.test(text)) return undefined;
  // Dollars in Korean units, as the page itself writes them: 9만 5,000달러.
  const spelled = parseNumber(text, { ...rule, unit: 'amount' });
  return spelled.ok ? spelled.value : undefined;
}

/**
 * The numbers that a rejected figure of the premium may mean; to be offered, never taken without asking. Empty where
 * nothing is likely, and where the text is only a number with other words around it ({@link numberReadings}), except in
 * dollars.
 *
 * - Dollars in Korean units: `9.5만 달러`. Won have no reading as dollars.
 * - A price in tether, which is the unit of the overseas exchange: `95000 USDT`.
 * - A rate with its unit, or as an equation: `1,385.5원/달러`, `1달러 = 1385원`, `USD/KRW 1385.5`.
 * - A copied line: `국내 가격: 99,000,000원`, also with its source: `국내 가격: 99,000,000원 (업비트 · 14:05:09)`.
 * - A premium with its name, or in points: `김프 3%`, `5%p`.
 *
 * @example premiumFigureReadings('1달러 = 1,385.5원', 'rate').map(String) // ['1385.5']
 * @example premiumFigureReadings('김프 3%', 'percent').map(String) // ['3']
 */
export function premiumFigureReadings(text: string, figure: PremiumFigure): readonly Exact[] {
  const plain = plainCharacters(text);
  if (plain.length > MAX_LENGTH) return [];
  const part = inner(plain, figure);
  if (part === plain && figure !== 'usd') return [];
  return numberReadings(part, (number) => readFigure(number, figure));
}
