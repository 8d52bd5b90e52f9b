// A separate copy: the package is one module, and every page includes the part of it that chooses particles.
import { convertHangulToQwerty, convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul?search';
import { editDistance } from './editDistance.ts';

/** A search entry in the language of the page. */
export type SearchEntry<Item> = {
  readonly item: Item;
  readonly label: string;
  readonly category: string;
  readonly path: string;
  /** Other names, separated by commas. */
  readonly also: string;
};

const INITIALS_ONLY = /^[ㄱ-ㅎ]+$/u;
const HAS_HANGUL = /[ㄱ-ㅎㅏ-ㅣ가-힣]/u;

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function compact(text: string): string {
  return folded(text).replaceAll(/\s/gu, '');
}

/** In a shorter word one wrong letter makes another word. Hangul is counted in jamo: 부가세 has six. */
const LEAST_LETTERS = 4;

type Test = (entry: SearchEntry<unknown>) => boolean;

/** The ways to search Hangul: full text, initial consonants (ㄱㅈㅅ), an incomplete syllable (글ㅈ). */
function hangulTests(query: string): readonly Test[] {
  const parts = disassemble(query);
  const names = ({ label, also }: SearchEntry<unknown>) => compact(`${label},${also}`);
  if (INITIALS_ONLY.test(query)) {
    return [
      ({ label }) => compact(getChoseong(label)).includes(query),
      ({ also }) => compact(getChoseong(also)).includes(query),
    ];
  }
  return [(entry) => names(entry).includes(query), (entry) => disassemble(names(entry)).includes(parts)];
}

/** One letter inserted, deleted, replaced or swapped, in a name, a synonym, or a word of them. */
function typoTest(query: string): Test {
  const asked = disassemble(query);
  if (asked.length < LEAST_LETTERS) return () => false;
  return ({ label, also, path }) => {
    const names = [label, ...also.split(',')].flatMap((name) => [name, ...name.split(/\s+/u)]);
    return [...names, ...path.split(/[/-]/u)].some((word) => {
      const letters = disassemble(compact(word));
      // Also for a prefix of the name if its first letter is right.
      const begun = letters.startsWith(asked.slice(0, 1)) ? letters.slice(0, asked.length) : letters;
      // Comparing lengths rules out most names quickly.
      return [letters, begun].some(
        (name) => Math.abs(name.length - asked.length) <= 1 && editDistance(asked, name) <= 1,
      );
    });
  };
}

/** The match functions of a query, the most reliable first. */
function testsFor(query: string): readonly Test[] {
  const text = folded(query).trim();
  const bare = compact(query);
  const named: Test = ({ label, category, path }) =>
    [label, category, path].some((field) => folded(field).includes(text));
  const synonym: Test = ({ label, also }) => compact(label).includes(bare) || compact(also).includes(bare);
  // Typed with the other keyboard layout: "rmfwk" is 글자, "ㅓ내ㅜ" is json.
  const retyped = HAS_HANGUL.test(bare) ? convertHangulToQwerty(bare) : compact(convertQwertyToHangul(bare));
  const mistyped: readonly Test[] = HAS_HANGUL.test(retyped)
    ? hangulTests(retyped)
    : [({ label, also, path }) => [label, also, path].some((field) => compact(field).includes(folded(retyped)))];
  return [named, synonym, ...(HAS_HANGUL.test(bare) ? hangulTests(bare) : []), ...mistyped];
}

/**
 * Finds tools by name, category and path (any substring, ignoring case) and, after those, by synonyms, initial
 * consonants, incomplete syllables and text typed with the other keyboard layout. If nothing is found, one wrong
 * letter is tolerated.
 *
 * Blank queries find nothing. Matches of the same kind keep the order of the entries.
 */
export function searchTools<Item>(
  entries: readonly SearchEntry<Item>[],
  query: string,
  limit: number,
): readonly SearchEntry<Item>[] {
  if (query.trim() === '') return [];
  const found = new Set<SearchEntry<Item>>();
  for (const matches of testsFor(query)) {
    for (const entry of entries) if (matches(entry)) found.add(entry);
    if (found.size >= limit) break;
  }
  if (found.size === 0) {
    const slips = typoTest(compact(query));
    for (const entry of entries) if (slips(entry)) found.add(entry);
  }
  return [...found].slice(0, limit);
}
