import { CURRENCY_NAMES } from '../../../../validate/isOtherCurrency.ts';
import { MONEY } from '../cells/cellUnits.ts';
import { CELL_MARK, PRICE_MARK } from '../cells/tableMarks.ts';
import { withoutParticle } from '../cells/withoutParticle.ts';
import { columnsByUnits } from '../columns/columnsByUnits.ts';
import { columnKinds } from '../headings/columnKinds.ts';
import { startsWithTotal } from '../table/withoutTotals.ts';
import { NOT_BOUGHT, WAITING } from './orderStates.ts';
import { isOtherWord } from './tradeKind.ts';

/** Digits with the Korean factors between and after them. */
const FIGURE = String.raw`\p{Nd}[\p{Nd}.,십백천만억조]*(?![\p{Nd}.,십백천만억조])`;
const MEASURED = String.raw`(?:\p{Sc}\s?)?${FIGURE}(?:\s?(?:원|주|개|좌|${CURRENCY_NAMES}|(?!at\s)[a-z]{2,10}))?[에씩을를은는]?`;
/** Before the numbers of a purchase: 11/20, 2026-11-20, 11월 20일. */
const DATE = String.raw`(?:\d{2,4}[-/.])?\d{1,2}[-/.]\d{1,2}\.?|\d{1,2}월\s?\d{1,2}일`;
/** Who wrote a message, and when, as KakaoTalk copies it: [이름] [오후 3:20]. */
const SENDER = String.raw`\[[^\]]{1,40}\]\s?\[(?:오전|오후|am|pm)?\s?\d{1,2}:\d\d(?:\s?[ap]m)?\]`;
/** What was bought: 삼성전자, BTC. */
const NAME = String.raw`(\p{L}[\p{L}&]{0,19})`;
/** Behind them; a sale keeps its word, and is not a purchase. */
const BOUGHT = '매수|매입|구매|샀음|샀어요?|샀다|샀고|삼|보유|담음';
/** A total, what was sold in spoken words, and what is only planned; 팔란티어 is a stock. */
const NO_NAME =
  /^(?:총|모두|전부|전체|도합|다|all|판|exit|plan(?:ned)?|trim|dump(?:ed)?)$|합쳐|합해|현금|계획|예정|희망|정리|던[졌짐질]|털었|팔(?:았|음|아|고|자|기|려|려고|다|면)|판(?:거|것|다|매)/iu;
/** A minus before a number, and no dash between two: -10주. */
const BELOW_ZERO = String.raw`(?<=\s)[-\u2212]\p{Nd}`;
/** Two numbers in one line with their units, and what they come to: 60,500원 × 10주 = 605,000원. */
const MEASURED_PAIR = new RegExp(
  String.raw`^(?:${SENDER}\s{1,3})?(?:(?:${DATE})\s{1,3})?(?:${NAME}\s{1,3})?(?:@\s?)?(${MEASURED})\s{0,3}(?!${BELOW_ZERO})(?:(?:[/@*x×→,\-–—]|\(@?|at\s)\s{0,3})?(${MEASURED})\)?(?:\s?=\s?${MEASURED})?(?:\s?(?:${BOUGHT})(?:함|했음|했어요?)?)?[.!]?$`,
  'iu',
);

/** Allstate, unlike All. */
const TICKER_ALL = 'ALL';

/** Whether a word before the numbers may be what was bought, and says nothing about them, such as 취소 or 배당. */
function isName(word: string): boolean {
  if (word === TICKER_ALL) return true;
  if ([MONEY, NOT_BOUGHT, WAITING, NO_NAME].some((words) => words.test(word)) || isOtherWord(word)) return false;
  return !startsWithTotal(word) && columnKinds(word).length === 0;
}

/**
 * Lines with two numbers each, whose units tell a quantity from its price or which have a mark before the price, as the
 * rows of a table: `60,500원\t10주`. A date and a name that all lines share before them and a word for a purchase behind
 * them are dropped: `11/20 삼성전자 60,500원 10주 매수`. Undefined for every other text.
 *
 * @example measuredRows(['0.5 BTC @ 132,450,000원']) // ['0.5 BTC\t132,450,000원']
 */
export function measuredRows(lines: readonly string[]): readonly string[] | undefined {
  const found = lines.map((line) => MEASURED_PAIR.exec(line.trim())).filter((match) => match !== null);
  const [name, ...others] = new Set(found.map(([, word]) => word));
  const areOfOne = others.length === 0 && (name === undefined || isName(name));
  if (found.length < lines.length || !areOfOne) return undefined;
  const pairs = found.map(([, , first = '', second = '']) => [first, second]);
  const isMarked = lines.every((line) => PRICE_MARK.test(line));
  const isTold = isMarked || columnsByUnits(pairs.map((cells) => cells.map(withoutParticle))) !== undefined;
  return isTold ? pairs.map((cells) => cells.join(CELL_MARK)) : undefined;
}
