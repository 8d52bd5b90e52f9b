import { CURRENCY_NAMES } from '../../../validate/isOtherCurrency.ts';
import { columnsByUnits } from './columnsByUnits.ts';
import { CELL_MARK, PRICE_MARK } from './tableMarks.ts';
import { withoutParticle } from './withoutParticle.ts';

/** Digits with the Korean factors between and after them. */
const FIGURE = String.raw`\p{Nd}[\p{Nd}.,십백천만억조]*(?![\p{Nd}.,십백천만억조])`;
const MEASURED = String.raw`(?:\p{Sc}\s?)?${FIGURE}(?:\s?(?:원|주|개|좌|${CURRENCY_NAMES}|(?!at\s)[a-z]{2,10}))?[에씩을를은는]?`;
/** Before the numbers of a purchase: 11/20, 2026-11-20, 11월 20일. */
const DATE = String.raw`(?:\d{2,4}[-/.])?\d{1,2}[-/.]\d{1,2}\.?|\d{1,2}월\s?\d{1,2}일`;
/** Behind them; a sale keeps its word, and is not a purchase. */
const BOUGHT = '매수|매입|구매|샀음|샀어요?|보유';
/** Two numbers in one line with their units, and what they come to: 60,500원 × 10주 = 605,000원. */
const MEASURED_PAIR = new RegExp(
  String.raw`^(?:(?:${DATE})\s{1,3})?(?:@\s?)?(${MEASURED})\s{0,3}(?:(?:[/@*x×→,\-–—]|\(@?|at\s)\s{0,3})?(${MEASURED})\)?(?:\s?=\s?${MEASURED})?(?:\s?(?:${BOUGHT}))?$`,
  'iu',
);

/**
 * Lines with two numbers each, whose units tell a quantity from its price or which have a mark before the price, as the
 * rows of a table: `60,500원\t10주`. A date before them and a word for a purchase behind them are dropped: `11/20 60,500원
 * 10주 매수`. Undefined for every other text.
 *
 * @example measuredRows(['0.5 BTC @ 132,450,000원']) // ['0.5 BTC\t132,450,000원']
 */
export function measuredRows(lines: readonly string[]): readonly string[] | undefined {
  const pairs = lines.map((line) => MEASURED_PAIR.exec(line.trim())?.slice(1) ?? []);
  if (pairs.some(({ length }) => length === 0)) return undefined;
  const isMarked = lines.every((line) => PRICE_MARK.test(line));
  const isTold = isMarked || columnsByUnits(pairs.map((cells) => cells.map(withoutParticle))) !== undefined;
  return isTold ? pairs.map((cells) => cells.join(CELL_MARK)) : undefined;
}
