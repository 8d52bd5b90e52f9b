import { useDebounced } from '@toolbox/ui/hooks/useDebounced';
import { Switch } from '@toolbox/ui/switch/Switch';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { keepQuestions, readKeptQuestions } from './keptQuestions.ts';
import type { Questions } from './useQuestions.ts';

/** Keystrokes come in bursts and storage writes go to disk. */
const WRITE_AFTER_MS = 500;

type KeepQuestionsProps = Pick<Questions, 'all' | 'at' | 'show'>;

/** Stores the questions beyond the visit on request, and restores them to an empty page. */
export default function KeepQuestions({ all, at, show }: KeepQuestionsProps) {
  const t = useMessages('char-count/late', 'questions');
  const [keeps, setKeeps] = useState(false);
  const text = useDebounced(keeps ? JSON.stringify({ questions: all, at }) : '', WRITE_AFTER_MS);

  const bringBack = useEffectEvent(() => {
    const kept = readKeptQuestions();
    if (kept === undefined) return;
    setKeeps(true);
    // Input that is already on the page is newer.
    if (all.length === 1 && all[0]?.value.text === '') show(kept.questions, kept.at);
  });
  useEffect(() => bringBack(), []);

  const write = useEffectEvent(() => {
    if (keeps) setKeeps(keepQuestions({ questions: all, at }));
  });
  useEffect(() => write(), [text]);

  function choose(next: boolean) {
    const isKept = keepQuestions(next ? { questions: all, at } : undefined);
    setKeeps(isKept);
  }

  return <Switch label={t('keep')} hint={t('keepHint')} checked={keeps} onChange={choose} />;
}
