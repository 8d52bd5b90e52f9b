import { CELL_MARK, DIGIT, LINE_END } from '../cells/tableMarks.ts';
import { isHeading, linesAbove } from '../headings/tableHeading.ts';
import { type ListPlace, mayHaveDecimalCommas } from './decimalCommas.ts';
import { withDecimalPoints } from './decimalPoints.ts';

/** Between the cells of a heading. */
const NAME_MARK = /[,;]/;
/** A comma that cannot group the digits beside it by thousands. */
const CELL_COMMA = /,(?!\d{3}(?!\d))|(?<!(?:^|[^\d.])\d{1,3}),/;
/** Two numbers with spaces between, so that a comma in one of them groups digits: 60,500 2. */
const SPACED_ROW = /^\s*\S*[^\s,]\s+\S+\s*$/;
/** A comma that is a decimal one: 0,5. */
const DECIMAL_COMMA = /(?<![\d.,])0,\d/;

const QUOTED = /^"([^"]*)"$/u;
/** In Korean a comma groups digits. */
const HANGUL = /[가-힣]/u;

type Cells = readonly string[];

/** The commas outside of the quotes separate cells. */
function splitQuoted(line: string): Cells {
  const parts = line.split('"').map((part, at) => (at % 2 === 0 ? part.replaceAll(',', CELL_MARK) : part));
  return parts.join('').split(CELL_MARK);
}

/** The cells between semicolons, without quotes around them. */
function splitAtSemicolons(line: string): Cells {
  return line.split(';').map((cell) => cell.trim().replace(QUOTED, '$1'));
}

/**
 * The cells of each line: separated by semicolons, by every comma where the heading has as many and no spaces separate
 * them, or by certain ones.
 */
function splitCells(
  lines: readonly string[],
  heading: string | undefined,
  isHeaded: boolean,
  place: ListPlace,
): readonly Cells[] {
  if (lines.every((line) => line.includes(';'))) {
    const cells = lines.map(splitAtSemicolons);
    return heading === undefined || HANGUL.test(heading) ? cells : withDecimalPoints(cells);
  }
  if (lines.some((line) => line.includes('"'))) return lines.map(splitQuoted);
  const count = heading?.split(',').length ?? 1;
  const byAll = lines.map((line) => line.split(','));
  const isSpaced = count === 2 && lines.every((line) => SPACED_ROW.test(line));
  if (count > 1 && !isSpaced && byAll.every((cells) => cells.length === count)) return byAll;
  if (!isHeaded && mayHaveDecimalCommas(lines, place)) return [];
  return lines.some((line) => DECIMAL_COMMA.test(line)) ? [] : lines.map((line) => line.split(CELL_COMMA));
}

/** The cells without an empty last one in each line that the heading lacks, as some exports have. */
function withoutEmptyEnds(rows: readonly Cells[], count: number): readonly Cells[] {
  const isLonger = rows.every((cells) => cells.length === count + 1 && cells.at(-1) === '');
  return count > 1 && isLonger ? rows.map((cells) => cells.slice(0, -1)) : rows;
}

/**
 * Comma-separated values in the form in which spreadsheets copy: tabs between the cells. Semicolons, below a
 * heading with the decimal commas of the countries that use these, and quoted cells are read as well, and an empty last
 * cell that the heading lacks is dropped. Every other text is returned unchanged: one line, and lines in which the
 * commas may group digits or be decimal ones (see `mayHaveDecimalCommas`).
 *
 * @param place where the text is pasted: in the list of a quantity more commas may be decimal ones
 * @example csvTable('가격,수량\n60500,10\n55250,20') // '가격\t수량\n60500\t10\n55250\t20'
 */
export function csvTable(text: string, place: ListPlace = 'price'): string {
  const lines = text.split(LINE_END).filter((line) => line.trim() !== '');
  const above = linesAbove(lines);
  const heading = above.find(isHeading);
  const figures = lines.filter((line) => DIGIT.test(line));
  if (text.includes(CELL_MARK) || figures.length < (heading !== undefined && NAME_MARK.test(heading) ? 1 : 2))
    return text;
  const isHeaded = lines.some((line) => !DIGIT.test(line) && line.includes(','));
  const split = splitCells(figures, heading, isHeaded, place).map((cells) => cells.map((cell) => cell.trim()));
  const rows = withoutEmptyEnds(split, heading?.split(NAME_MARK).length ?? 0);
  const width = rows[0]?.length ?? 0;
  // A comma at the end of every line separates entries.
  const isTable = width > 2 || (width === 2 && !rows.some((cells) => cells.includes('')));
  if (!isTable || rows.some((cells) => cells.length !== width)) return text;
  // A heading that is not understood still heads its columns.
  const names = [heading ?? above.find((line) => line.split(NAME_MARK).length === width)]
    .filter((line) => line !== undefined)
    .map((line) => line.split(NAME_MARK).map((name) => name.replaceAll('"', '').trim()));
  return [...names, ...rows].map((cells) => cells.join(CELL_MARK)).join('\n');
}
