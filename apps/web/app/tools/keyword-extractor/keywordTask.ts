import { type ExtractKeywordsOptions, extractKeywords, type Keyword } from '@toolbox/core/text';
import { segmenter } from '../../browser/segmenter/segmenter.ts';

export type KeywordRequest = Omit<ExtractKeywordsOptions, 'segmenter'> & { readonly text: string };

/** A text that is too short has none; the field says so. */
export function* keywordTask({ text, ...options }: KeywordRequest): Generator<number, readonly Keyword[]> {
  // Too quick to tell how far it is.
  yield 0;
  const extracted = extractKeywords(text, { ...options, segmenter });
  return extracted.ok ? extracted.value : [];
}
