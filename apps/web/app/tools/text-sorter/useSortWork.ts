import { useMemo } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { type LastDone, useLastDone } from '../../worker/useLastDone.ts';
import { type TaskState, useTask } from '../../worker/useTask.ts';
import sortUrl from './sort.worker.ts?worker&url';
import type { SortChoices } from './sortChoices.ts';
import { type SortedText, sortTask } from './sortTask.ts';

/** Shorter lists are sorted within the key that changed them. */
export const AT_ONCE_UNITS = 10_000;

const sorting = { workerUrl: sortUrl, loadTask: async () => sortTask };

type SortWork = LastDone<SortedText> & { readonly state: TaskState<SortedText>; readonly cancel: () => void };

/** The list in order, worked out at once or, where it is long, away from the page. */
export function useSortWork(text: string, choices: SortChoices): SortWork {
  const { language } = useLanguage();
  const request = useMemo(() => ({ text, language, ...choices }), [text, language, choices]);
  const { state, cancel } = useTask(sorting, request, text.length <= AT_ONCE_UNITS ? sortTask : undefined);
  return { ...useLastDone(state), state, cancel };
}
