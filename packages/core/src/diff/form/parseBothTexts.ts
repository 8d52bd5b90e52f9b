import { fail, ok, type Result } from '../../result/index.ts';
import { parseTextSize } from '../../validate/index.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** One of the two texts to compare, or both, is blank. */
    'compare.textMissing': Readonly<Record<never, never>>;
  }
}

/** The two texts of a comparison. */
export type BothTexts = { readonly left: string; readonly right: string };

/**
 * Validates the two texts of a comparison and returns them unchanged.
 *
 * - A blank text is `compare.textMissing`.
 * - A text above the size limit of documents is `text.tooLarge`, see `parseTextSize`.
 *
 * @param utf8Length as of `parseTextSize`
 * @example parseBothTexts('a', ' ') // { ok: false, failure: { code: 'compare.textMissing', facts: {} } }
 */
export function parseBothTexts(left: string, right: string, utf8Length?: (text: string) => number): Result<BothTexts> {
  if (left.trim() === '' || right.trim() === '') return fail('compare.textMissing', {});
  const leftSize = parseTextSize(left, utf8Length);
  if (!leftSize.ok) return leftSize;
  const rightSize = parseTextSize(right, utf8Length);
  return rightSize.ok ? ok({ left, right }) : rightSize;
}
