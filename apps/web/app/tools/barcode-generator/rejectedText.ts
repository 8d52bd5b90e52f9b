/** The readings of a rejected text. Not part of the initial load. */
import {
  type BarcodeFormat,
  type BarcodeReading,
  barcodeReadings,
  isShortenedNumber,
  joinedLines,
  parseBarcodeText,
} from '@toolbox/core/barcode';

export { isShortenedNumber };

/** What a rejected text may mean. */
export type RejectedReadings = {
  readonly readings: readonly BarcodeReading[];
  /** How many pasted lines the field has joined, if the readings are theirs; else 0. */
  readonly lines: number;
};

const MAX_READINGS = 3;
/** A pasted column may be long; three readings are usually found in its first lines. */
const MAX_LINES = 100;

const IDENTIFIER = /^\(\d{2,4}\)/u;

function lineReading(line: string, format: BarcodeFormat): readonly BarcodeReading[] {
  return parseBarcodeText(line, format).ok ? [{ text: line, format }] : barcodeReadings(line, format).slice(0, 1);
}

/** Whether lines are the elements of one symbol, as on a label, rather than a symbol each. */
function isOneSymbol(lines: readonly string[], format: BarcodeFormat): boolean {
  const identifiers = lines.map((line) => IDENTIFIER.exec(line)?.[0]);
  return format === 'GS1128' && !identifiers.includes(undefined) && new Set(identifiers).size === lines.length;
}

/**
 * The readings of a rejected text; where the field has joined pasted lines, those of the lines, since the joined text
 * would be a number that nobody has.
 *
 * @param pasted what was pasted last, with its line breaks
 */
export function rejectedReadings(text: string, pasted: string, format: BarcodeFormat): RejectedReadings {
  const lines = joinedLines(text, pasted);
  if (lines.length < 2 || isOneSymbol(lines, format)) return { readings: barcodeReadings(text, format), lines: 0 };
  const found = [...new Set(lines)].slice(0, MAX_LINES).flatMap((line) => lineReading(line, format));
  const readings = [...new Map(found.map((reading) => [`${reading.format} ${reading.text}`, reading])).values()];
  return { readings: readings.slice(0, MAX_READINGS), lines: readings.length > 0 ? lines.length : 0 };
}
