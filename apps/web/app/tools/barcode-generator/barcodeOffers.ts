/** The readings of a rejected text. Not part of the initial load. */
import {
  type BarcodeFormat,
  type BarcodeReading,
  barcodeFormats,
  barcodeReadings,
  gs1CheckDigit,
  isShortenedNumber,
  joinedLines,
  parseBarcodeText,
} from '@toolbox/core/barcode';
import type { Failure } from '@toolbox/core/result';

export { isShortenedNumber };

/** What a rejected text may mean. */
export type RejectedReadings = {
  readonly readings: readonly BarcodeReading[];
  /** How many pasted lines the field has joined, if the readings are theirs; else 0. */
  readonly lines: number;
  /** What is wrong with the number of a label, if the readings correct it. */
  readonly failure?: Failure | undefined;
};

const MAX_READINGS = 3;
/** A pasted column may be long; three readings are usually found in its first lines. */
const MAX_LINES = 100;

const IDENTIFIER = /^\(\d{2,4}\)/u;
const IDENTIFIERS = /\(\d{2,4}\)/gu;
const BRACKET = /[()（）]/u;

/** The number of a shipment or a trade item after its identifier, or an article number alone, also in groups. */
const LABELED_NUMBER = /(?<=\(0[0-3]\) ?)\d{14,18}(?!\d)/gu;
const LONE_NUMBER = /(?<![\d-])\d(?:-?\d){12,13}(?![\d-])/gu;

function lineReading(line: string, format: BarcodeFormat): readonly BarcodeReading[] {
  return parseBarcodeText(line, format).ok ? [{ text: line, format }] : barcodeReadings(line, format).slice(0, 1);
}

/** Whether GS1-128 text is one symbol whose elements are known by their identifiers. */
function isSymbol({ text, format }: BarcodeReading): boolean {
  const identifiers = text.match(IDENTIFIERS) ?? [];
  return format === 'GS1128' && identifiers.length > 0 && new Set(identifiers).size === identifiers.length;
}

/** Whether lines are those of one symbol, as on a label, rather than a symbol each. */
function isOneSymbol(lines: readonly string[], joined: readonly BarcodeReading[], format: BarcodeFormat): boolean {
  if (format !== 'GS1128' || !lines.some((line) => BRACKET.test(line))) return false;
  const identifiers = lines.map((line) => IDENTIFIER.exec(line)?.[0]);
  const isEachOther = !identifiers.includes(undefined) && new Set(identifiers).size === lines.length;
  return isEachOther || (BRACKET.test(lines[0] ?? '') && joined.some(isSymbol));
}

/** The readings in the chosen format come first. What Code 128 alone can carry counts only where nothing else does. */
function sortReadings(readings: readonly BarcodeReading[], format: BarcodeFormat): readonly BarcodeReading[] {
  const [chosen, others] = [true, false].map((is) => readings.filter((reading) => (reading.format === format) === is));
  const meant = [...(chosen ?? []), ...(others ?? []).filter((reading) => reading.format !== 'CODE128')];
  return meant.length > 0 ? meant : readings;
}

function charactersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\d]/gu, '');
}

/**
 * The readings of a label whose only number has a wrong check digit. That is its failure: a character beside the number
 * would be named in place of the digit.
 */
function correctedReadings(text: string, format: BarcodeFormat): RejectedReadings {
  const labeled = [...text.matchAll(LABELED_NUMBER)];
  // Digits without an identifier are a number of an article only where the format carries one.
  const alone = barcodeFormats[format].check === 'gs1' ? [...text.matchAll(LONE_NUMBER)] : [];
  const [number, ...others] = labeled.length > 0 ? labeled : alone;
  if (number === undefined || others.length > 0) return { readings: [], lines: 0 };
  const end = number.index + number[0].length - 1;
  const given = text.charAt(end);
  const expected = gs1CheckDigit(number[0].slice(0, -1).replaceAll('-', ''));
  if (given === expected) return { readings: [], lines: 0 };
  const corrected = `${text.slice(0, end)}${expected}${text.slice(end + 1)}`;
  // Code 128 would carry the other words too.
  const readings = barcodeReadings(corrected, format).filter((reading) => reading.format !== 'CODE128');
  return { readings, lines: 0, failure: { code: 'barcode.wrongCheckDigit', facts: { expected, given } } };
}

/** The readings of a text as it is written. */
function writtenReadings(text: string, pasted: string, format: BarcodeFormat): RejectedReadings {
  const lines = joinedLines(text, pasted);
  const joined = barcodeReadings(text, format);
  if (lines.length < 2 || isOneSymbol(lines, joined, format)) return { readings: joined, lines: 0 };
  // A line without brackets is the rest of the one before it.
  const isBracketed = format === 'GS1128' && lines.some((line) => BRACKET.test(line));
  const whole = [...new Set(lines)].filter((line) => !isBracketed || BRACKET.test(line)).slice(0, MAX_LINES);
  const found = whole.map((line) => lineReading(line, format));
  // A row without a code is the heading of a table, or a name in it.
  const isTable = lines.every((line) => line.includes('\t')) && found.some((readings) => readings.length > 0);
  if (!isTable && found.some((readings) => readings.length === 0)) {
    const all = charactersOf(lines.join(''));
    return { readings: joined.filter((reading) => !charactersOf(reading.text).includes(all)), lines: 0 };
  }
  // Below a heading, they may be those of a label or a column.
  const symbols = isBracketed ? joined.filter(isSymbol) : [];
  const readings = new Map(
    [...symbols, ...found.flat()].map((reading) => [`${reading.format} ${reading.text}`, reading]),
  );
  return { readings: sortReadings([...readings.values()], format).slice(0, MAX_READINGS), lines: lines.length };
}

/**
 * The readings of a rejected text; where the field has joined pasted lines, those of the lines, since the joined text
 * would be a number that nobody has. If no barcode can carry one of them, that is the failure, not their joining.
 * What has none may be a label whose number has a wrong check digit.
 *
 * @param pasted what was pasted last, with its line breaks
 */
export function rejectedReadings(text: string, pasted: string, format: BarcodeFormat): RejectedReadings {
  const read = writtenReadings(text, pasted, format);
  if (read.readings.length > 0) return read;
  const corrected = correctedReadings(text, format);
  return corrected.readings.length > 0 ? corrected : read;
}
