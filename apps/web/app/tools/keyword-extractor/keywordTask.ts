import { type ExtractKeywordsOptions, extractKeywords, type Keyword } from '@toolbox/core/text';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import { defineTask, type TaskSteps } from '../../worker/defineTask.ts';

export type KeywordRequest = Omit<ExtractKeywordsOptions, 'segmenter'> & { readonly text: string };

function* keywordSteps({ text, ...options }: KeywordRequest): TaskSteps<readonly Keyword[]> {
  // Too fast to report progress.
  yield 0;
  const extracted = extractKeywords(text, { ...options, segmenter });
  return extracted.ok ? extracted.value : [];
}

/** Finds the keywords of a text; a text that is too short has none, and its field says so. */
export const keywordTask = defineTask({
  name: 'keyword-extractor/keywordTask',
  inlineUnits: 20_000,
  run: keywordSteps,
});
