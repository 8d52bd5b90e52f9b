import type { seededPicker } from './seededPicker.ts';

type Picker = ReturnType<typeof seededPicker>;
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

const WORDS = [
  '이름',
  'a b',
  "it's",
  'say "hi"',
  '[0',
  'x]',
  '{y',
  'C:\\new',
  '\\d+',
  '：（１）、',
  '// no',
  '# 1',
  ',',
  ':',
  'é\u00a0',
];
const MORE_WORDS = [
  '',
  '\u001b[0m',
  '\n',
  '“curly”',
  'null',
  'True',
  "'",
  '\\',
  '😀',
  '\u200b',
  'a, b',
  '\u{e0001}',
  'C:\\U',
];

/** A value with strings that look like JSON. */
export function randomJson(picker: Picker, depth = 0): JsonValue {
  const { below, pick } = picker;
  const kind = depth > 3 ? below(5) : depth === 0 ? 5 + below(2) : below(7);
  if (kind === 5) return Array.from({ length: below(4) }, () => randomJson(picker, depth + 1));
  if (kind === 6) {
    const keys = new Set(Array.from({ length: below(4) }, () => pick(['a', 'b_1', 'key', '이름', 'x-y', 'a.b'])));
    return Object.fromEntries(Array.from(keys, (key) => [key, randomJson(picker, depth + 1)]));
  }
  if (kind === 4) return pick([0, -1, 1.5, 1e21, 12_345]);
  if (kind === 3) return pick([true, false, null]);
  return pick(WORDS) + pick([...WORDS, ...MORE_WORDS]);
}

/** Whether Python shows a character by its code. */
const UNPRINTABLE = /[\p{C}\p{Z}]/u;

function pythonCharacter(character: string, quote: string): string {
  if (character === quote || character === '\\') return `\\${character}`;
  const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[character];
  if (short !== undefined) return short;
  if (character === ' ' || !UNPRINTABLE.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  return code < 0x100
    ? `\\x${hex.padStart(2, '0')}`
    : code < 0x1_0000
      ? `\\u${hex.padStart(4, '0')}`
      : `\\U${hex.padStart(8, '0')}`;
}

/** What Python's `repr` writes. */
export function pythonRepr(value: JsonValue): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return JSON.stringify(value);
  if (typeof value === 'string') {
    const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
    return quote + Array.from(value, (character) => pythonCharacter(character, quote)).join('') + quote;
  }
  if (Array.isArray(value)) return `[${value.map(pythonRepr).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([key, item]) => `${pythonRepr(key)}: ${pythonRepr(item)}`)
    .join(', ')}}`;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+|\s+/gu;

export const tokensOf = (json: string): readonly string[] => json.match(TOKEN) ?? [];

/** Changes one of the tokens that a test accepts; undefined where there is none. */
export function changeOne(
  { pick }: Picker,
  json: string,
  isMeant: (token: string, index: number, tokens: readonly string[]) => boolean,
  change: (token: string) => string,
): string | undefined {
  const tokens = tokensOf(json);
  const places = Array.from(tokens.keys()).filter((index) => isMeant(tokens[index] ?? '', index, tokens));
  if (places.length === 0) return undefined;
  const place = pick(places);
  return tokens.map((token, index) => (index === place ? change(token) : token)).join('');
}
