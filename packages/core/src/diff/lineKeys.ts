import { composed } from '../text/composed.ts';
import { foldCase, isWhiteSpace } from '../text/index.ts';

/** What to ignore when lines are compared. Nothing is ignored by default. */
export type LineRules = {
  /** All whitespace within a line. */
  readonly ignoreWhitespace?: boolean;
  readonly ignoreCase?: boolean;
  /** Lines of nothing but whitespace, wherever they stand. */
  readonly ignoreBlankLines?: boolean;
  /** Composed and decomposed forms of a letter. */
  readonly ignoreNormalForm?: boolean;
};

function withoutWhiteSpace(text: string): string {
  let kept = '';
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (!isWhiteSpace(text.charCodeAt(index))) continue;
    kept += text.slice(start, index);
    start = index + 1;
  }
  return kept + text.slice(start);
}

/** A text reduced by the rules: two texts are equal under the rules if this is equal. */
function ruled(text: string, { ignoreWhitespace, ignoreCase, ignoreNormalForm }: LineRules): string {
  let seen = ignoreNormalForm ? composed(text) : text;
  if (ignoreCase) seen = foldCase(seen);
  return ignoreWhitespace ? withoutWhiteSpace(seen) : seen;
}

/**
 * Maps texts (lines, words) to numbers that are equal where the texts are equal under the rules, so that comparing
 * them is fast.
 *
 * @param known numbers assigned so far; pass the same map for both sides
 * @example lineKeys(['a', 'A', 'b'], { ignoreCase: true }, new Map()) // [0, 0, 1]
 */
export function lineKeys(texts: readonly string[], rules: LineRules, known: Map<string, number>): readonly number[] {
  return texts.map((text) => {
    const seen = ruled(text, rules);
    const key = known.get(seen) ?? known.size;
    if (key === known.size) known.set(seen, key);
    return key;
  });
}
