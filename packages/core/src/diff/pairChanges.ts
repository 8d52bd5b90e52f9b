/** Indexes into the two lists; null where a line has no counterpart. */
export type ChangePair = { readonly left: number | null; readonly right: number | null };

/** With more combinations than this, lines are paired in order. */
export const MAX_PAIR_COMBINATIONS = 400;
/** Lines less similar than this are one removed and one added line, not a changed line. */
export const MIN_SIMILARITY = 0.3;

/** How much of a line is compared for similarity, in UTF-16 units from its start. */
const JUDGED_UNITS = 1000;
const WORD_OR_SIGN = /[\p{L}\p{M}\p{N}_]+|[^\s]/gu;

type Judged = { readonly text: string; readonly words: readonly string[] };

function judge(line: string): Judged {
  const text = line.slice(0, JUDGED_UNITS);
  return { text, words: (text.match(WORD_OR_SIGN) ?? []).sort() };
}

/** Share of common words (Dice coefficient). */
function sharedWords(left: readonly string[], right: readonly string[]): number {
  if (left.length + right.length === 0) return 1;
  let shared = 0;
  let rightPlace = 0;
  for (const word of left) {
    while ((right[rightPlace] ?? '\uffff') < word) rightPlace += 1;
    if (right[rightPlace] !== word) continue;
    shared += 1;
    rightPlace += 1;
  }
  return (2 * shared) / (left.length + right.length);
}

/**
 * Share of the longer line that is equal from both ends. Not with `commonEnds`: a function of texts and lists takes ten
 * times as long.
 */
function sharedEnds(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  return (start + end) / Math.max(left.length, right.length, 1);
}

function likeness(left: Judged, right: Judged): number {
  const alike = Math.max(sharedWords(left.words, right.words), sharedEnds(left.text, right.text));
  return alike < MIN_SIMILARITY ? 0 : alike;
}

function pairInOrder(left: readonly Judged[], right: readonly Judged[]): readonly ChangePair[] {
  const pairs: ChangePair[] = [];
  const most = Math.max(left.length, right.length);
  for (let index = 0; index < most; index += 1) {
    const leftLine = left[index];
    const rightLine = right[index];
    if (leftLine !== undefined && rightLine !== undefined && likeness(leftLine, rightLine) > 0) {
      pairs.push({ left: index, right: index });
    } else {
      if (leftLine !== undefined) pairs.push({ left: index, right: null });
      if (rightLine !== undefined) pairs.push({ left: null, right: index });
    }
  }
  return pairs;
}

/** The order-preserving pairing with the greatest total similarity. */
function pairBest(left: readonly Judged[], right: readonly Judged[]): readonly ChangePair[] {
  const width = right.length + 1;
  const best = new Float64Array((left.length + 1) * width);
  const alike = new Float64Array(best.length);
  for (let leftPlace = left.length - 1; leftPlace >= 0; leftPlace -= 1) {
    for (let rightPlace = right.length - 1; rightPlace >= 0; rightPlace -= 1) {
      const cell = leftPlace * width + rightPlace;
      const value = likeness(left[leftPlace] as Judged, right[rightPlace] as Judged);
      alike[cell] = value;
      const paired = value > 0 ? value + (best[cell + width + 1] as number) : 0;
      best[cell] = Math.max(paired, best[cell + width] as number, best[cell + 1] as number);
    }
  }
  const pairs: ChangePair[] = [];
  let leftPlace = 0;
  let rightPlace = 0;
  while (leftPlace < left.length || rightPlace < right.length) {
    const cell = leftPlace * width + rightPlace;
    const value = alike[cell] as number;
    const inside = leftPlace < left.length && rightPlace < right.length;
    if (inside && value > 0 && best[cell] === value + (best[cell + width + 1] as number)) {
      pairs.push({ left: leftPlace++, right: rightPlace++ });
    } else if (leftPlace < left.length && (!inside || best[cell] === best[cell + width])) {
      pairs.push({ left: leftPlace++, right: null });
    } else {
      pairs.push({ left: null, right: rightPlace++ });
    }
  }
  return pairs;
}

/**
 * Decides which removed line became which added line. Every line appears once, both sides in order.
 *
 * Lines are paired only if they are similar: in the words they share, or in how much of them is equal from both ends.
 *
 * @example pairChanges(['a b c'], ['new', 'a b d']) // [{ left: null, right: 0 }, { left: 0, right: 1 }]
 */
export function pairChanges(left: readonly string[], right: readonly string[]): readonly ChangePair[] {
  const judgedLeft = left.map(judge);
  const judgedRight = right.map(judge);
  return left.length * right.length > MAX_PAIR_COMBINATIONS
    ? pairInOrder(judgedLeft, judgedRight)
    : pairBest(judgedLeft, judgedRight);
}
