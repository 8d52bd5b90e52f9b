import { countBytes } from '@toolbox/core/text';
import { formatBytes } from '@toolbox/i18n/format/formatNumber';

/** A text as a field holds it: typed, or taken as a document under a name (blank for a pasted one). */
export type TextValue = { readonly text: string; readonly document?: string };

export const EMPTY_TEXT: TextValue = { text: '' };

/** From this length a text is held as a document: poured into a text area it would freeze the page. */
export const DOCUMENT_FROM_UNITS = 200_000;

export const MAX_DOCUMENT_BYTES = 10_485_760;

const FIRST_LINES = 8;
const FIRST_UNITS = 4000;

/** A text typed or pasted, held as what it is best held as. */
export function toTextValue(text: string, name = ''): TextValue {
  return text.length > DOCUMENT_FROM_UNITS ? { text, document: name } : { text };
}

/** The first lines of a document, to know it by. */
export function firstLines(text: string): readonly string[] {
  return text.slice(0, FIRST_UNITS).split(/\r\n|\r|\n/u, FIRST_LINES);
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** Size and number of lines of a document. */
export function documentFacts(text: string): { readonly size: string; readonly lines: number } {
  return { size: formatBytes(countBytes(text).utf8), lines: countLines(text) };
}
