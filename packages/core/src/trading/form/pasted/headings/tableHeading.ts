import { BAR, CELL_MARK, DIGIT, LINE_END, OUTER_BARS } from '../cells/tableMarks.ts';
import { type ColumnKind, columnKinds, hasScale } from './columnKinds.ts';

const LETTER = /\p{L}/u;
/** Between the names of a heading that is typed or of a table of any form. */
const NAME_MARKS = /[\s|,;]+(?:\/\s+)?/u;
/** The unit of a column, below its name: (천원). */
const UNIT_ALONE = /^\s*[([]?\s?[십백천만억조]+\s?(?:원|주|개)?\s?[)\]]?\s*$/u;
/** The unit of all figures: (단위: 만원). */
const SCALED_UNIT = /단위\s?[:：]?\s?[십백천만억조]/u;
/** A multiple in English. It may apply to one column only, and matters only if that column names a field. */
const IN_THOUSANDS = /(?<!\p{L})in (?:thousands|millions)(?!\p{L})/iu;

/** Whether a text names a price, a quantity, an amount or a weight. */
export function namesField(text: string): boolean {
  return columnKinds(text).some((kind) => kind !== 'other');
}

/** Whether a line is one of a spreadsheet or of Markdown, and not typed with blanks between its cells. */
function hasCells(line: string): boolean {
  return line.includes(CELL_MARK) || line.includes(BAR);
}

/** The lines before the first figures. */
export function linesAbove(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => DIGIT.test(line));
  return lines.slice(0, Math.max(0, first));
}

/**
 * Whether the lines above a table say that its figures are in a multiple of their unit. In a heading with cells only
 * the column with that name is meant.
 */
export function isScaled(lines: readonly string[]): boolean {
  const above = linesAbove(lines);
  const typed = above.filter((line) => !hasCells(line));
  const units = above.flatMap((line) => (hasCells(line) ? line.split(CELL_MARK) : []));
  return (
    above.some((line) => SCALED_UNIT.test(line)) ||
    units.some((cell) => (UNIT_ALONE.test(cell) && hasScale(cell)) || (namesField(cell) && IN_THOUSANDS.test(cell))) ||
    typed.some((line) => IN_THOUSANDS.test(line) || line.split(NAME_MARKS).some(hasScale))
  );
}

/** Whether a line has a word for a price, a quantity, an amount or a weight. */
export function isHeading(line: string): boolean {
  return line.split(NAME_MARKS).some(namesField);
}

/**
 * The line of a table that names its columns, whether these names are understood or not; undefined where it has none.
 * Between the cells are tabs, or bars or spaces in a table that was typed.
 */
export function headingLine(text: string): string | undefined {
  const above = linesAbove(text.split(LINE_END));
  return above.find(isHeading) ?? above.find((line) => hasCells(line) && LETTER.test(line));
}

/** The names of columns between spaces: a word that names no field belongs to the next one. */
function typedHeadingCells(heading: string): readonly string[] {
  const cells: string[] = [];
  let name = '';
  for (const word of heading.split(NAME_MARKS)) {
    name = `${name} ${word}`.trim();
    if (!namesField(word)) continue;
    cells.push(name);
    name = '';
  }
  return name === '' ? cells : [...cells, name];
}

/**
 * The cells that a heading may have. In a typed one, a word that names no field is part of the next name (매수 가격) or a
 * column (회차 가격). With other words than names of columns it may be a title, and has none.
 */
function headingReadings(heading: string): readonly (readonly string[])[] {
  if (hasCells(heading)) {
    return [heading.replaceAll(OUTER_BARS, '').split(heading.includes(CELL_MARK) ? CELL_MARK : BAR)];
  }
  const readings = [typedHeadingCells(heading), heading.trim().split(NAME_MARKS)];
  return readings.filter((cells) => cells.every((cell) => columnKinds(cell).length > 0));
}

/** The cells of a heading; none without one, and where they are not those of the rows. */
export function headingCells(heading: string | undefined, width: number): readonly string[] {
  const readings = heading === undefined ? [] : headingReadings(heading);
  return readings.find((cells) => cells.length === width) ?? [];
}

/** What a heading of one column says that it holds; nothing where it names no field or several columns. */
export function onlyColumnKinds(heading: string | undefined): readonly ColumnKind[] {
  const [name = ''] = headingCells(heading, 1);
  return columnKinds(name).filter((kind) => kind !== 'other');
}

/**
 * Whether a line above two columns is only a title (삼성전자 평단): typed, with other words than names of columns, of
 * which it has one kind.
 *
 * @param fields what the two columns are without a heading; a title about anything else contradicts them
 */
export function isTitle(heading: string, fields: readonly ColumnKind[]): boolean {
  const kinds = new Set(heading.split(NAME_MARKS).flatMap(columnKinds));
  kinds.delete('other');
  const [kind, ...others] = kinds;
  const isAbout = kind !== undefined && fields.includes(kind) && others.length === 0;
  return isAbout && !hasCells(heading) && headingCells(heading, 2).length === 0;
}

/** How many columns a heading names at most; 0 for a title. */
export function headingWidth(heading: string): number {
  return Math.max(0, ...headingReadings(heading).map(({ length }) => length));
}
