import { fail, ok, type Result } from '../../result/index.ts';
import { eachGrapheme } from '../graphemes/eachGrapheme.ts';
import type { GraphemeSegmenter } from '../graphemes/graphemeSegmenter.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** Too little text to find keywords in; `min` in characters. */
    'keywords.tooShort': { readonly min: number };
  }
}

/** Minimum length of a text to extract keywords from, in graphemes. */
export const MIN_KEYWORD_TEXT = 10;

/**
 * Checks that a text is long enough for keywords, and returns it unchanged.
 *
 * Blank text is accepted and gives no keywords; other text of fewer than {@link MIN_KEYWORD_TEXT} characters, including
 * whitespace, is `keywords.tooShort`. Only the beginning of the text is examined.
 *
 * @example parseKeywordText('짧은 글') // { ok: false, failure: { code: 'keywords.tooShort', facts: { min: 10 } } }
 */
export function parseKeywordText(text: string, segmenter?: GraphemeSegmenter): Result<string> {
  if (text.trim() === '') return ok(text);
  let graphemes = 0;
  const count = (): boolean => {
    graphemes += 1;
    return graphemes < MIN_KEYWORD_TEXT;
  };
  eachGrapheme(text, count, segmenter);
  return graphemes < MIN_KEYWORD_TEXT ? fail('keywords.tooShort', { min: MIN_KEYWORD_TEXT }) : ok(text);
}
