import { type Keyword, parseKeywordCount } from '@toolbox/core/text';
import { useMemo } from 'react';
import { type LastDone, useLastDone } from '../../worker/useLastDone.ts';
import { type TaskState, useTask } from '../../worker/useTask.ts';
import keywordUrl from './keyword.worker.ts?worker&url';
import type { KeywordChoices } from './keywordChoices.ts';
import { keywordTask } from './keywordTask.ts';

/** Shorter texts are read within the key that changed them. */
export const AT_ONCE_UNITS = 20_000;

const extracting = { workerUrl: keywordUrl, loadTask: async () => keywordTask };

type Keywords = readonly Keyword[];
type KeywordWork = LastDone<Keywords> & { readonly state: TaskState<Keywords>; readonly cancel: () => void };

/** The keywords of a text, found at once or, where it is long, away from the page. */
export function useKeywordWork(text: string, choices: KeywordChoices): KeywordWork {
  const { dropKoreanStopWords, stripParticles, keepSingleLetters, excluded } = choices;
  const count = parseKeywordCount(choices.count);
  const request = useMemo(
    () => ({ text, count, exclude: excluded, dropKoreanStopWords, stripParticles, keepSingleLetters }),
    [text, count, excluded, dropKoreanStopWords, stripParticles, keepSingleLetters],
  );
  const { state, cancel } = useTask(extracting, request, text.length <= AT_ONCE_UNITS ? keywordTask : undefined);
  return { ...useLastDone(state), state, cancel };
}
