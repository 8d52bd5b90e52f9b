// A separate copy: the package is one module, and every page includes the part of it that chooses particles.
import { convertHangulToQwerty, convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul?search';
import { editDistance } from '@toolbox/core/text';
import { foldCompact, foldText } from './foldText.ts';
import { bestRanked, dropEndings, dropFillers, rankWords } from './matchWords.ts';

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
/** Letters that are another jamo with the Shift key: rPtks is 계산, rptks is 게산. */
const SHIFTED = /[EO-RTW]/u;

/** Doubled consonants and the single ones, which people type for them. */
const SINGLE: Readonly<Record<string, string>> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };

/** Initial consonants one by one: an input method joins some, such as ㄱ and ㅅ to ㄳ. */
function initials(text: string): string {
  return disassemble(text).replaceAll(/[ㄲㄸㅃㅆㅉ]/gu, (doubled) => SINGLE[doubled] ?? doubled);
}

/** In a shorter word one wrong letter makes another word. Hangul is counted in jamo: 부가세 has six. */
const MIN_LETTERS = 4;
/** A shorter word begins too many names with one wrong letter, such as 연차 that of 연 나이. */
const MIN_SYLLABLES = 3;
/** A shorter word begins too many names with a letter more or less, such as exit that of extractor. */
const MIN_BEGUN = 6;

type Matcher = (entry: SearchEntry<unknown>) => boolean;

/** The ways to search Hangul that is not complete: initial consonants (ㄱㅈㅅ), an incomplete syllable (글ㅈ). */
function hangulMatchers(query: string): readonly Matcher[] {
  if (INITIALS_ONLY.test(query)) {
    const queryInitials = initials(query);
    const spell = (name: string) => initials(foldCompact(getChoseong(name)));
    const label =
      (matches: (name: string) => boolean): Matcher =>
      (entry) =>
        matches(spell(entry.label));
    const synonym =
      (matches: (name: string) => boolean): Matcher =>
      ({ also }) =>
        also.split(',').some((name) => matches(spell(name)));
    const begins = (name: string) => name.startsWith(queryInitials);
    const contains = (name: string) => name.includes(queryInitials);
    return [
      label(begins),
      synonym((name) => name === queryInitials),
      synonym(begins),
      label(contains),
      synonym(contains),
    ];
  }
  const parts = disassemble(query);
  return [
    ({ label }) => disassemble(foldCompact(label)).includes(parts),
    ({ also }) => disassemble(foldCompact(also)).includes(parts),
  ];
}

/** One letter inserted, deleted, replaced or swapped, in a name, a synonym, or a word of them. */
function typoMatcher(query: string): Matcher {
  const jamo = disassemble(query);
  if (jamo.length < MIN_LETTERS) return () => false;
  const mayBegin = query.length >= MIN_SYLLABLES;
  const lengths = jamo.length < MIN_BEGUN ? [0] : [-1, 0, 1];
  return ({ label, also, path }) => {
    const names = [label, ...also.split(',')].flatMap((name) => [name, ...name.split(/\s+/u)]);
    return [...names, ...path.split(/[/-]/u)].some((word) => {
      const letters = disassemble(foldCompact(word));
      // The beginnings of the name are compared, too, if its first letter is right.
      const hasFirst = mayBegin && letters.startsWith(jamo.slice(0, 1));
      const begun = hasFirst ? lengths.map((more) => letters.slice(0, jamo.length + more)) : [];
      // Comparing lengths rules out most names quickly.
      return [letters, ...begun].some(
        (name) => Math.abs(name.length - jamo.length) <= 1 && editDistance(jamo, name) <= 1,
      );
    });
  };
}

/** A text as if typed with the other keyboard layout: "rmfwk" is 글자, "ㅓ내ㅜ" is json. */
function retype(text: string): string {
  if (HAS_HANGUL.test(text)) return convertHangulToQwerty(text);
  try {
    return foldCompact(convertQwertyToHangul(text));
  } catch {
    // Vowels that no syllable has, as in "how", are an error of the library.
    return text;
  }
}

/** Two letters stand within too many words. */
const MIN_WITHIN = 3;

/** Whether a word of a name begins with a text: "age" begins "Age calculator", and is only within "image". */
function beginsWord(names: string, text: string): boolean {
  return ` ${foldText(names).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${text}`);
}

/** What a query literally is in: a word of the name, the name with its category and path, or a synonym. */
function literalMatchers(query: string): readonly Matcher[] {
  const text = foldText(query).trim();
  const bare = foldCompact(query);
  return [
    ({ label }) => beginsWord(label, text),
    ({ label, category, path }) => [label, category, path].some((field) => foldText(field).includes(text)),
    // A synonym that is the query comes before one that contains it.
    ({ also }) => also.split(',').some((name) => foldCompact(name) === bare),
    ({ label }) => foldCompact(label).includes(bare),
    ({ also }) => beginsWord(also, text),
    ({ also }) => foldCompact(also).includes(bare),
  ];
}

/** Names that contain a text which was typed with the other keyboard layout. */
function latinMatcher(text: string): Matcher {
  return ({ label, also, path }) =>
    text.length < MIN_WITHIN
      ? beginsWord(`${label} ${also}`, text)
      : [label, also, path].some((field) => foldCompact(field).includes(text));
}

/** The matchers of a text that was typed with the other keyboard layout. */
function mistypedMatchers(text: string): readonly Matcher[] {
  const retyped = retype(text);
  return HAS_HANGUL.test(retyped)
    ? [...literalMatchers(retyped), ...hangulMatchers(retyped)]
    : [latinMatcher(foldText(retyped))];
}

/** The matchers of a query, the most reliable first. */
function matchersFor(query: string): readonly Matcher[] {
  const bare = foldCompact(query);
  return [
    ...literalMatchers(query),
    ...(HAS_HANGUL.test(bare) ? hangulMatchers(bare) : []),
    ...mistypedMatchers(bare),
    ...(SHIFTED.test(query) ? mistypedMatchers(query.replaceAll(/\s/gu, '')) : []),
  ];
}

/** Whether an entry is found by what it is called, and not by a guess at what was meant. */
export function isCalled(entry: SearchEntry<unknown>, query: string): boolean {
  return foldCompact(query) !== '' && literalMatchers(query).some((matches) => matches(entry));
}

/** Whether a name or a synonym begins with a query, as "how" begins "how old am I". */
function isBegun({ label, also }: SearchEntry<unknown>, query: string): boolean {
  return `${label},${also}`.split(',').some((name) => foldCompact(name).startsWith(foldCompact(query)));
}

/** The entries that the words of a query fit, the best first. */
function byWords<Item>(entries: readonly SearchEntry<Item>[], query: string): readonly SearchEntry<Item>[] {
  return bestRanked(entries, ({ label, category, path, also }) => {
    const name = [label, category, path].join(',');
    return rankWords(query, name, `${name},${also}`);
  });
}

/**
 * Finds tools or settings by the beginning of a word of their name, then by name, category and path (any substring,
 * ignoring case) and, after those, by synonyms, initial consonants, incomplete syllables and text typed with the other
 * keyboard layout. If nothing is found, the words of the query may be names in any order, and then one wrong letter is
 * tolerated, each first with all words, then without those that tell nothing. Such words alone find only what begins
 * with them.
 *
 * Blank queries find nothing. Matches of the same kind keep the order of the entries.
 */
export function searchEntries<Item>(
  entries: readonly SearchEntry<Item>[],
  query: string,
  limit: number,
): readonly SearchEntry<Item>[] {
  const whole = foldCompact(query);
  if (whole === '') return [];
  const bare = dropFillers(query);
  const candidates = bare === '' ? entries.filter((entry) => isBegun(entry, query)) : entries;
  const found = new Set<SearchEntry<Item>>();
  for (const matches of matchersFor(query)) {
    for (const entry of candidates) if (matches(entry)) found.add(entry);
    if (found.size >= limit) break;
  }
  const guesses = [
    () => byWords(candidates, query),
    () => byWords(candidates, dropEndings(bare)),
    () => candidates.filter(typoMatcher(whole)),
    () => candidates.filter(typoMatcher(foldCompact(bare))),
  ];
  for (const guess of guesses) if (found.size === 0) for (const entry of guess()) found.add(entry);
  return [...found].slice(0, limit);
}
