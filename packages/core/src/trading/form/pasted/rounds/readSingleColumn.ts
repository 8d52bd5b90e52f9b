import type { PastedRound } from '../../average/parseAverageForm.ts';
import { LINE_END } from '../cells/tableMarks.ts';
import { haveBothSigns } from '../columns/signedSales.ts';
import { withStatedCurrencies } from '../columns/withStatedCurrencies.ts';
import { linesAbove, onlyColumnKinds } from '../headings/tableHeading.ts';
import type { PastedRounds } from './pastedRounds.ts';
import { NUMBER } from './readRound.ts';
import { type RoundTable, refused } from './roundTable.ts';

const LINE_BREAK = /[\n\r]/;
const WORD_WITH_DIGIT = /(?<!\S)\S*\p{Nd}\S*/gu;
/** A date, a price and a size. */
const MIN_FIGURES = 3;
/** The side of a trade, alone in a line. */
const SIDE = /^(?:매수|매도|구매|판매|buy|sell)$/iu;

/** Whether the lines are the cells of one trade, each in a line of its own. */
function isOneTrade(text: string): boolean {
  return linesAbove(text.split(LINE_END)).some((line) => SIDE.test(line.trim()));
}

/**
 * Whether lines are rows of a statement without a heading: 11/20 삼성전자 10 60,500. In a field, which has one line, they
 * would be one long text.
 */
function areUnnamedRows(lines: readonly string[]): boolean {
  return lines.length > 1 && lines.every((line) => [...line.matchAll(WORD_WITH_DIGIT)].length >= MIN_FIGURES);
}

/** One column as purchases: in the field that its heading names, or in the one that it is pasted into. */
function purchasesOf(cells: readonly string[], { heading, field, mode }: RoundTable): readonly PastedRound[] {
  const [kind, ...others] = onlyColumnKinds(heading);
  const named = kind === undefined || kind === 'weight' || kind === 'other' || others.length > 0 ? field : kind;
  return cells.map((cell) => ({ mode: named === 'price' ? mode : named, [named]: cell }));
}

/**
 * Purchases of a text with one cell in each line. Lines that are the cells of one trade, or rows whose cells nothing
 * separates, are not read; every other text than a column of numbers is pasted into the field.
 */
export function readSingleColumn(table: RoundTable): PastedRounds {
  const { text, statement, names } = table;
  const { listed, rows } = statement;
  const cells = rows.flat();
  if (isOneTrade(text)) return refused(table, 'columns');
  const isColumn = LINE_BREAK.test(text.trim()) && cells.every((cell) => NUMBER.test(cell));
  if (!isColumn) return areUnnamedRows(cells) ? refused(table, 'columns') : { kind: 'text' };
  const rounds = purchasesOf(withStatedCurrencies(rows, names).flat(), table);
  if (haveBothSigns(rounds.map(({ quantity, amount }) => quantity ?? amount ?? ''))) return refused(table, 'sales');
  const notBought = listed.length - rows.length;
  return { kind: 'rounds', rounds, notBought, named: false, derived: false, record: false };
}
