import { diffArrays } from 'diff';
import { commonEnds } from './commonEnds.ts';
import { type Block, nearbyBlocks } from './nearbyBlocks.ts';
import { uniqueAnchors } from './uniqueAnchors.ts';

export type KeyAlignment = {
  /** For each key on the left the index of its counterpart on the right, or -1. Increasing where not -1. */
  readonly partners: Int32Array;
  /** The search was abandoned; the alignment is correct but shows more differences than necessary. */
  readonly truncated: boolean;
};

/** Maximum number of insertions and deletions to search for; the time grows with the square of this. */
export const MAX_EDIT_LENGTH = 1000;

function searchedBlocks(left: readonly number[], right: readonly number[]): readonly Block[] | undefined {
  const changes = diffArrays([...left], [...right], { maxEditLength: MAX_EDIT_LENGTH });
  if (changes === undefined) return undefined;
  const blocks: Block[] = [];
  let leftPlace = 0;
  let rightPlace = 0;
  for (const { added, removed, count } of changes) {
    if (!added && !removed) blocks.push({ left: leftPlace, right: rightPlace, length: count });
    if (!added) leftPlace += count;
    if (!removed) rightPlace += count;
  }
  return blocks;
}

/** Adds equal keys near each other between the anchors; an anchor is the first pair of its block. */
function anchoredBlocks(left: readonly number[], right: readonly number[]): readonly Block[] {
  const starts = [[0, 0] as const, ...uniqueAnchors(left, right)];
  return starts.flatMap(([leftPlace, rightPlace], index) => {
    const [leftEnd, rightEnd] = starts[index + 1] ?? [left.length, right.length];
    return nearbyBlocks(left, right, { left: leftPlace, leftEnd, right: rightPlace, rightEnd });
  });
}

/** Indexes in [start, end) of the keys that also occur on the other side. */
function sharedPlaces(
  keys: readonly number[],
  others: readonly number[],
  start: number,
  end: number,
): readonly number[] {
  const known = new Set(others);
  const compared = keys.slice(start, keys.length - end);
  return compared.flatMap((key, index) => (known.has(key) ? [start + index] : []));
}

/**
 * Aligns two lists of keys so that as few as possible are unmatched: the longest common subsequence.
 *
 * Common prefixes and suffixes are paired first and keys that only one side has are set aside, neither of which
 * changes the result; the rest goes to Myers' algorithm. So two entirely different lists cost almost nothing. If more
 * than {@link MAX_EDIT_LENGTH} edits remain, the keys that occur once on each side are aligned instead (see
 * `uniqueAnchors`), together with nearby equal keys (see `nearbyBlocks`), and the result says `truncated`.
 *
 * @param left equal keys mean equal lines; none is negative
 * @example alignKeys([1, 2, 3], [2, 3, 4]).partners // Int32Array [-1, 0, 1]
 */
export function alignKeys(left: readonly number[], right: readonly number[]): KeyAlignment {
  const partners = new Int32Array(left.length).fill(-1);
  const [start, end] = commonEnds(left, right);
  for (let place = 0; place < start; place += 1) partners[place] = place;
  for (let back = 1; back <= end; back += 1) partners[left.length - back] = right.length - back;

  const leftPlaces = sharedPlaces(left, right.slice(start, right.length - end), start, end);
  const rightPlaces = sharedPlaces(right, left.slice(start, left.length - end), start, end);
  const leftKeys = leftPlaces.map((place) => left[place] as number);
  const rightKeys = rightPlaces.map((place) => right[place] as number);
  const searched = searchedBlocks(leftKeys, rightKeys);
  for (const block of searched ?? anchoredBlocks(leftKeys, rightKeys)) {
    for (let step = 0; step < block.length; step += 1) {
      partners[leftPlaces[block.left + step] as number] = rightPlaces[block.right + step] as number;
    }
  }
  return { partners, truncated: searched === undefined };
}
