import { hexCodesReading, toCharCodes, utf8Reading } from '@toolbox/core/text';

export type CodeReading = {
  readonly kind: 'hex' | 'utf8';
  /** The codes in a form that is read as meant. */
  readonly codes: string;
  /** The beginning of the characters, for a reading as UTF-8. */
  readonly shown: string;
};

/** A longer list is a document. */
const MAX_UNITS = 20_000;
const MAX_SHOWN = 20;

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN).join('')}…` : text;
}

/** The codes whose UTF-8 bytes were typed. */
export function utf8CodesReading(text: string): CodeReading | undefined {
  const characters = text.length > MAX_UNITS ? undefined : utf8Reading(text);
  return characters === undefined
    ? undefined
    : { kind: 'utf8', codes: toCharCodes(characters, 'unicode'), shown: shortened(characters) };
}

/** What rejected codes may mean, the most likely first. */
export function codeReadings(text: string): readonly CodeReading[] {
  const hex = hexCodesReading(text);
  return [
    utf8CodesReading(text),
    hex === undefined ? undefined : ({ kind: 'hex', codes: hex, shown: '' } as const),
  ].filter((reading) => reading !== undefined);
}
