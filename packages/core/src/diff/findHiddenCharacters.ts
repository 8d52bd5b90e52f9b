import { composed } from '../text/composed.ts';
import { NOT_SHOWN } from '../text/traps/notShown.ts';

/** A character that differs between two lines that look the same. */
export type HiddenCharacter = {
  /** The text that has the character; the other text has another character or none in its place. */
  readonly side: 'left' | 'right';
  /** The first line with it, from 1. */
  readonly line: number;
  /** The code point. */
  readonly code: number;
  readonly kind: 'invisible' | 'blank' | 'trailingBlank' | 'lookalike';
  /** The character that a `lookalike` resembles; empty for the others. */
  readonly like: string;
};

/** The maximum number of distinct characters reported. */
export const MAX_HIDDEN_CHARACTERS = 8;

/** Cyrillic and Greek letters, dots and hyphens, mapped to the Latin letters and marks that they look like. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...pairsOf('АВЕЅІЈКМНОРСТХаеіјорсуѕхһԁԛԝ', 'ABESIJKMHOPCTXaeijopcysxhdqw'),
    ...pairsOf('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABEZHIKMNOPTYXo'),
    ...pairsOf('\u2010\u2011\u2024\u2027\u318d\u30fb\u22c5', '--.\u00b7\u00b7\u00b7\u00b7'),
  }),
);
/** Not a variation selector after a pictograph, which changes the picture. Line separators do not end a line here. */
const INVISIBLE = new RegExp(
  String.raw`${NOT_SHOWN}(?<!\p{Extended_Pictographic}[\ufe00-\ufe0f])|[\u0085\u2028\u2029]`,
  'u',
);
const BLANK = /[\t\v\f\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/u;
const HIDDEN = new RegExp(`${INVISIBLE.source}|${BLANK.source}|[${[...LOOKALIKES.keys()].join('')}]`, 'gu');
/** An emoji with a joiner or with the tags of a flag. Not hidden: without them, the emoji would be another. */
const JOINED = /\p{Extended_Pictographic}(?:[\ufe0f\u{1f3fb}-\u{1f3ff}]?\u200d|[\u{e0020}-\u{e007f}])/u;

function pairsOf(from: string, to: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from(from, (character, index) => [character, to.charAt(index)]));
}

function seenAs(character: string): string {
  return LOOKALIKES.get(character) ?? (BLANK.test(character) ? ' ' : '');
}

/** A line as it looks: equal for two lines that look the same. */
function lookOf(line: string): string {
  const isPlain = line.search(HIDDEN) < 0 || JOINED.test(line);
  return composed(isPlain ? line : line.replace(HIDDEN, seenAs)).trimEnd();
}

/** Tabs and spaces in front of a line. */
function indentOf(line: string): string {
  return line.slice(0, line.search(/[^ \t]|$/u));
}

/** Whether both lines are indented, but only one of them with tabs, or with spaces, which may look the same. */
function isIndentedOtherwise(one: string, other: string): boolean {
  const [left, right] = [indentOf(one), indentOf(other)];
  if (left === '' || right === '') return false;
  return [' ', '\t'].some((blank) => left.includes(blank) !== right.includes(blank));
}

function looksLike(one: string, other: string): boolean {
  const [left, right] = [lookOf(one), lookOf(other)];
  return left === right || (left.trimStart() === right.trimStart() && isIndentedOtherwise(one, other));
}

type Marks = ReadonlyMap<string, number>;

/** The hidden character at a place of a line. Blanks at the end are marked with a line feed. */
function markAt(line: string, index: number): string | undefined {
  const [mark = ''] = line.slice(index);
  const isPast = index >= line.trimEnd().length;
  if (isPast && mark !== '' && !INVISIBLE.test(mark)) return `${mark}\n`;
  return mark.search(HIDDEN) < 0 ? undefined : mark;
}

/** The hidden characters of a line, and how often each occurs. */
function marksOf(line: string): Marks {
  const kept = line.trimEnd().length;
  const marks = new Map<string, number>();
  const count = (mark: string) => marks.set(mark, (marks.get(mark) ?? 0) + 1);
  for (const [mark] of line.slice(0, kept).matchAll(HIDDEN)) count(mark);
  for (const mark of line.slice(kept)) count(INVISIBLE.test(mark) ? mark : `${mark}\n`);
  return marks;
}

/** The marks that a line has more often than the other line; if all counts are equal, the first mark that moved. */
function differingMarks(left: string, right: string): Readonly<Record<HiddenCharacter['side'], readonly string[]>> {
  const marks = { left: marksOf(left), right: marksOf(right) };
  const surplus = (own: Marks, other: Marks) =>
    Array.from(own).flatMap(([mark, count]) => (count > (other.get(mark) ?? 0) ? [mark] : []));
  const only = { left: surplus(marks.left, marks.right), right: surplus(marks.right, marks.left) };
  if (only.left.length > 0 || only.right.length > 0) return only;
  let index = 0;
  while (index < left.length && left.codePointAt(index) === right.codePointAt(index)) index += 1;
  const moved = markAt(left, index);
  if (moved !== undefined) return { left: [moved], right: [] };
  const other = markAt(right, index);
  return { left: [], right: other === undefined ? [] : [other] };
}

function describe(mark: string, line: number, side: HiddenCharacter['side']): HiddenCharacter {
  const [character = ''] = mark;
  const like = LOOKALIKES.get(character) ?? '';
  const blank = mark.length > character.length ? 'trailingBlank' : BLANK.test(character) ? 'blank' : 'invisible';
  return { side, line, code: character.codePointAt(0) as number, kind: like === '' ? blank : 'lookalike', like };
}

/** Finds the line of the other side that looks the same as a given line, but is not equal to it. */
function partnerFinder(left: readonly string[], right: readonly string[]): (index: number) => number | undefined {
  const exact = { left: new Set(left), right: new Set(right) };
  const places = new Map<string, number>();
  const indented = new Map<string, number>();
  for (const [index, line] of right.entries()) {
    if (exact.left.has(line)) continue;
    const look = lookOf(line);
    if (!places.has(look)) places.set(look, index);
    const bare = look.trimStart();
    if (bare !== look && bare !== '' && !indented.has(bare)) indented.set(bare, index);
  }
  return (index) => {
    const line = left[index] as string;
    const other = right[index];
    if (other !== undefined && other !== line && looksLike(line, other)) return index;
    if (exact.right.has(line) || places.size === 0) return undefined;
    const look = lookOf(line);
    const place = places.get(look) ?? indented.get(look.trimStart());
    return place !== undefined && looksLike(line, right[place] as string) ? place : undefined;
  };
}

/**
 * Names the characters by which lines differ that look the same: without width, other blanks, blanks at the end, tabs
 * in place of spaces, and letters of other scripts. The first {@link MAX_HIDDEN_CHARACTERS} different ones.
 *
 * A line is compared with the one at the same place, or else with any line of the other side that looks like it.
 *
 * @example
 * findHiddenCharacters(['a b'], ['a\u00a0b'])
 * // [{ side: 'right', line: 1, code: 160, kind: 'blank', like: '' }]
 */
export function findHiddenCharacters(left: readonly string[], right: readonly string[]): readonly HiddenCharacter[] {
  const partnerOf = partnerFinder(left, right);
  const found = new Map<string, HiddenCharacter>();
  for (const [index, line] of left.entries()) {
    if (found.size >= MAX_HIDDEN_CHARACTERS) break;
    const place = partnerOf(index);
    if (place === undefined) continue;
    const marks = differingMarks(line, right[place] as string);
    for (const side of ['left', 'right'] as const) {
      for (const mark of marks[side]) {
        const key = side + mark;
        if (!found.has(key)) found.set(key, describe(mark, (side === 'left' ? index : place) + 1, side));
      }
    }
  }
  return Array.from(found.values()).slice(0, MAX_HIDDEN_CHARACTERS);
}
