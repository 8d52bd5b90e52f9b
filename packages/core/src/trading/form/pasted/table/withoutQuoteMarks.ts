import { LINE_END } from '../cells/tableMarks.ts';

/** Before each line of a message that an e-mail quotes; a tab is behind an empty cell. */
const QUOTE_MARKS = /^ *(?:> ?)+/u;

/**
 * The lines of a quoted message without the marks before them; every other text is returned unchanged.
 *
 * @example withoutQuoteMarks('> 단가\t수량\n> 60,500\t10') // '단가\t수량\n60,500\t10'
 */
export function withoutQuoteMarks(text: string): string {
  const lines = text.split(LINE_END);
  const filled = lines.filter((line) => line.trim() !== '');
  const isQuoted = filled.length > 1 && filled.every((line) => QUOTE_MARKS.test(line));
  return isQuoted ? lines.map((line) => line.replace(QUOTE_MARKS, '')).join('\n') : text;
}
