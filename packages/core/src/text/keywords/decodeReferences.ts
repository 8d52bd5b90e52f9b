import { namedCharacters } from '../codes/namedCharacters.ts';

const ENTITY = /&(?:#(?:x(?<hex>[0-9a-f]{1,6})|(?<decimal>[0-9]{1,7}))|(?<name>[a-z][a-z0-9]{1,31}));/gu;
const ACCENTED = /^(?<letter>[a-z])(?<accent>acute|grave|circ|tilde|uml|ring|cedil|caron)$/u;
/** Combining marks. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['ring', '\u030a'],
  ['cedil', '\u0327'],
  ['caron', '\u030c'],
]);
const MAX_CODE_POINT = 0x10ffff;

/** A letter with an accent, of which HTML5 names more than the table has, or a character of the table. */
function named(name: string): string | undefined {
  const { letter, accent = '' } = ACCENTED.exec(name)?.groups ?? {};
  const composed = ((letter ?? '') + (ACCENTS.get(accent) ?? '')).normalize('NFC');
  return composed.length === 1 ? composed : namedCharacters.get(name);
}

/**
 * Replaces the character references of HTML (`&amp;`, `&alpha;`, `&#44032;`) by their characters. Other text stays.
 *
 * @param text in lowercase
 * @example decodeReferences('caf&eacute;&ndash;&#xac00; r&d;') // 'café–가 r&d;'
 */
export function decodeReferences(text: string): string {
  return text.replace(ENTITY, (entity: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named(name) ?? entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : ' ';
  });
}
