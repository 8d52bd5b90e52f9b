import { fail, ok, type Result } from '../result/index.ts';
import { eachGrapheme } from './eachGrapheme.ts';
import type { GraphemeSegmenter } from './graphemeSegmenter.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Too little text to find keywords in; `min` in characters. */
    'keywords.tooShort': { readonly min: number };
  }
}

/** The least text keywords are looked for in, in graphemes. */
export const MIN_KEYWORD_TEXT = 10;

/**
 * Whether a text is long enough to have keywords. It comes back as it is.
 *
 * Blank text is fine, it has none; other text of fewer than {@link MIN_KEYWORD_TEXT} characters, white space counted, is
 * `keywords.tooShort`. Looks at the beginning of the text only.
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
