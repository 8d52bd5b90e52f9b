const LINE_END = /\r\n|\n|\r/;

/**
 * Splits a text into its lines without their ends: CRLF, LF or CR, also mixed.
 *
 * A text that ends with a line ending has an empty last line; an empty text is one empty line.
 *
 * @example splitLines('a\r\nb\n') // ['a', 'b', '']
 */
export function splitLines(text: string): readonly string[] {
  return text.split(LINE_END);
}
