/** Removes spaces before a comparison, because single-line fields replace line breaks in different ways. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/gu, '');
}

/** The break in a number in groups, such as between 978-89-364 and -7456-0. */
const BREAK_IN_NUMBER = /(?<=\d)\n(?=-\d)|(?<=\d-)\n(?=\d)/gu;

/**
 * The lines of a pasted text that a field of one line has joined: none where it had one line, or where the text of the
 * field no longer contains them all. Spaces around a line and empty lines are dropped, and a number that is broken at a
 * hyphen is one line.
 *
 * @param pasted the text with its line breaks
 * @example joinedLines('A-001 A-002', 'A-001\nA-002\n') // ['A-001', 'A-002']
 */
export function joinedLines(text: string, pasted: string): readonly string[] {
  const lines = pasted
    .split(/[\r\n]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .replaceAll(BREAK_IN_NUMBER, '')
    .split('\n');
  return lines.length > 1 && withoutSpaces(text).includes(withoutSpaces(pasted)) ? lines : [];
}
