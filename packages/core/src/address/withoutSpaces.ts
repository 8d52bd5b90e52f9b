import { plainCharacters } from '../validate/plainCharacters.ts';

/** A copied text without spaces, line breaks and invisible characters, and with full-width characters as ASCII. */
export function withoutSpaces(text: string): string {
  return plainCharacters(text).replace(/\s+/gu, '');
}
