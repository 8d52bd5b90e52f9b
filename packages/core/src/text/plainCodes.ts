import { INVISIBLE } from '../validate/plainCharacters.ts';

const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Typed or pasted codes with full-width characters as ASCII and without invisible characters. */
export function plainCodes(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET));
}

const SEPARATORS = /[\s,;[\](){}]+/u;

/** The codes between the separators that `parseCharCodes` accepts. */
export function codeTokens(text: string): readonly string[] {
  return plainCodes(text)
    .split(SEPARATORS)
    .filter((token) => token !== '');
}
