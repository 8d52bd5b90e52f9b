/** Fields of one line differ in what they put in place of a line break. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/gu, '');
}

/**
 * The lines of a pasted text that a field of one line has joined: none where it had one line, or where the text of the
 * field no longer contains them all. Spaces around a line and empty lines are dropped.
 *
 * @param pasted the text with its line breaks
 * @example joinedLines('A-001 A-002', 'A-001\nA-002\n') // ['A-001', 'A-002']
 */
export function joinedLines(text: string, pasted: string): readonly string[] {
  const lines = pasted
    .split(/[\r\n]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 1 && withoutSpaces(text).includes(withoutSpaces(pasted)) ? lines : [];
}
