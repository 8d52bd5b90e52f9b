import { INVISIBLE } from '../../validate/plainCharacters.ts';
import { toHalfWidth } from '../../validate/toHalfWidth.ts';

/** Typed or pasted codes with full-width characters as ASCII and without invisible characters. */
export function plainCodes(text: string): string {
  return toHalfWidth(text.replace(INVISIBLE, ''));
}

const SEPARATORS = /[\s,;[\](){}]+/u;

/** The codes between the separators that `parseCharCodes` accepts. */
export function codeTokens(text: string): readonly string[] {
  return plainCodes(text)
    .split(SEPARATORS)
    .filter((token) => token !== '');
}
