/** A token of a number text. `separator` is a blank or a semicolon between two values. */
export type NumberPiece = {
  readonly kind: 'digits' | 'exponent' | 'sign' | 'word' | 'separator' | 'other';
  readonly text: string;
};

/**
 * Digits with points, commas and group marks; spaces and apostrophes are group marks only between digits. The
 * alternatives start with different characters, so the text is scanned once.
 */
const PIECE =
  /(?<digits>[0-9.,](?:[0-9.,]|[_'\u2019\u00a0\u2007\u2009\u200a\u202f](?=[0-9]))*)(?<exponent>[eE][+-]?[0-9]+)?|(?<sign>[+-])|(?<separator>[\s;\u3001]+)|(?<word>[A-Za-z]+\$?|\p{Script=Hangul}+|[\p{Sc}%°\u03be\u039e])|(?<other>.)/gsu;

/**
 * Splits a number text (see `plainCharacters`) into digits, signs, words and separators.
 *
 * @example splitNumberText('-3억 5,000') // sign -, digits 3, word 억, separator, digits 5,000
 */
export function splitNumberText(text: string): readonly NumberPiece[] {
  const pieces: NumberPiece[] = [];
  for (const { groups = {} } of text.matchAll(PIECE)) {
    for (const kind of ['digits', 'exponent', 'sign', 'separator', 'word', 'other'] as const) {
      const found = groups[kind];
      if (found !== undefined) pieces.push({ kind, text: found });
    }
  }
  return pieces;
}
