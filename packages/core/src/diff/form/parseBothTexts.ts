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
 * @example parseBothTexts('a', ' ') // { ok: false, failure: { code: 'compare.textMissing', facts: {} } }
 */
export function parseBothTexts(left: string, right: string): Result<BothTexts> {
  if (left.trim() === '' || right.trim() === '') return fail('compare.textMissing', {});
  const leftSize = parseTextSize(left);
  if (!leftSize.ok) return leftSize;
  const rightSize = parseTextSize(right);
  return rightSize.ok ? ok({ left, right }) : rightSize;
}
