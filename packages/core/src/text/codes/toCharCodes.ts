/** How a code is written: `65`, `0x41`, `U+0041`, `\u0041` (`\u{1F600}` above U+FFFF) or `&#65;`. */
export type CodeNotation = 'decimal' | 'hex' | 'unicode' | 'escape' | 'html';

const WRITERS: Readonly<Record<CodeNotation, (code: number) => string>> = {
  decimal: (code) => code.toString(),
  hex: (code) => `0x${code.toString(16).toUpperCase()}`,
  unicode: (code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
  escape: (code) =>
    code > 0xffff
      ? `\\u{${code.toString(16).toUpperCase()}}`
      : `\\u${code.toString(16).toUpperCase().padStart(4, '0')}`,
  html: (code) => `&#${code};`,
};

/**
 * Writes the code of each character of a text, separated by spaces.
 *
 * One code per character: an emoji is one code, not two surrogates; a lone surrogate is its own code. Empty text
 * gives an empty text. Nothing is normalized. The inverse of {@link parseCharCodes}.
 *
 * @param notation `decimal` by default
 * @example toCharCodes('😀한é') // '128512 54620 233'
 */
export function toCharCodes(text: string, notation: CodeNotation = 'decimal'): string {
  const write = WRITERS[notation];
  return Array.from(text, (character) => write(character.codePointAt(0) as number)).join(' ');
}
