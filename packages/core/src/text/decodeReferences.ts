import { SYMBOL_ENTITIES } from './htmlNames.ts';

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
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['szlig', 'ß'],
  ['aelig', 'æ'],
  ['oelig', 'œ'],
  ['oslash', 'ø'],
  ['eth', 'ð'],
  ['thorn', 'þ'],
  ['shy', ''],
  ['zwj', ''],
  ['zwnj', ''],
  ['lrm', ''],
  ['rlm', ''],
]);
const MAX_CODE_POINT = 0x10ffff;

function named(entity: string, name: string): string {
  const { letter, accent = '' } = ACCENTED.exec(name)?.groups ?? {};
  const composed = ((letter ?? '') + (ACCENTS.get(accent) ?? '')).normalize('NFC');
  return composed.length === 1 ? composed : (LETTERS.get(name) ?? (SYMBOL_ENTITIES.has(name) ? ' ' : entity));
}

/**
 * Replaces the character references of HTML (`&amp;`, `&#44032;`) as far as words need: by the character if it is
 * numeric or a letter, and by a blank if it is a named symbol. Other text stays.
 *
 * @param text in lower case
 * @example decodeReferences('caf&eacute;&nbsp;&#xac00; r&d;') // 'café 가 r&d;'
 */
export function decodeReferences(text: string): string {
  return text.replace(ENTITY, (entity: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named(entity, name);
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : ' ';
  });
}
