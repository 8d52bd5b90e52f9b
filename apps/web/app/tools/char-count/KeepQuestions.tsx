import { useDebounced } from '@toolbox/ui/hooks/useDebounced';
import { useStableCallback } from '@toolbox/ui/hooks/useStableCallback';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { Switch } from '@toolbox/ui/switch/Switch';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { fitQuestions } from './fitQuestions.ts';
import { areSame, joinQuestions, placeOfOpen, withLeftOut } from './joinQuestions.ts';
import { forgetQuestions, type KeptQuestions, keepQuestions, parseKept, readKeptText } from './keptQuestions.ts';
import { MAX_QUESTIONS, type Question } from './question.ts';
import type { Questions } from './useQuestions.ts';

/** Keystrokes come in bursts and storage writes go to disk. */
const WRITE_AFTER_MS = 500;

/**
 * `full` is off because the page's questions and the stored ones together would be too many, `failed` because the
 * browser stores nothing.
 */
type Keeping = 'off' | 'on' | 'full' | 'failed';

/** What this tab and the storage agreed on last: without the texts that are too long to be stored. */
type Agreed = KeptQuestions & { readonly text: string | undefined };

type KeepQuestionsProps = Pick<Questions, 'all' | 'at' | 'show'>;

/** The numbers of the questions whose texts are not stored. */
function leftOut(questions: readonly Question[]): string {
  const fitting = fitQuestions(questions);
  return questions.flatMap((each, index) => (each === fitting[index] ? [] : [index + 1])).join(', ');
}

/**
 * Stores the questions beyond the visit on request, and restores them. All tabs share what is stored: a change in one
 * appears in the others, and what only this page has is added to it and never replaces it.
 */
export default function KeepQuestions({ all, at, show }: KeepQuestionsProps) {
  const t = useMessages('char-count/late', 'questions');
  const [keeping, setKeeping] = useState<Keeping>('off');
  const agreed = useRef<Agreed>(undefined);
  const text = useDebounced(
    keeping === 'on' ? JSON.stringify({ questions: fitQuestions(all), at }) : '',
    WRITE_AFTER_MS,
  );

  function store(questions: KeptQuestions) {
    const stored = keepQuestions(questions);
    agreed.current = { questions: fitQuestions(questions.questions), at: questions.at, text: stored };
    setKeeping(stored === undefined ? 'failed' : 'on');
  }

  /** Takes over what is stored, together with what only this page has. */
  function join(stored: string | undefined, kept: KeptQuestions) {
    const isUnchanged = agreed.current !== undefined && areSame(fitQuestions(all), agreed.current.questions);
    const questions = withLeftOut(kept.questions, all);
    const joined = isUnchanged
      ? { questions, at: placeOfOpen(questions, { questions: all, at }) }
      : joinQuestions({ questions, at: kept.at }, { questions: all, at });
    const isFull = joined === undefined || joined.questions.length > MAX_QUESTIONS;
    setKeeping(isFull ? 'full' : 'on');
    if (isFull) return;
    agreed.current = { questions: kept.questions, at: joined.at, text: stored };
    if (!areSame(joined.questions, all)) show(joined.questions, joined.at);
  }

  /** Reads what another tab has stored; returns whether this one may store its own now. */
  function catchUp(): boolean {
    if (keeping !== 'on') return false;
    const stored = readKeptText();
    if (stored === agreed.current?.text) return true;
    const kept = parseKept(stored);
    if (kept !== undefined) join(stored, kept);
    // Switched off there, or with the data of this site.
    else setKeeping('off');
    return false;
  }

  const bringBack = useEffectEvent(() => {
    const stored = readKeptText();
    const kept = parseKept(stored);
    if (kept !== undefined) join(stored, kept);
  });
  useEffect(() => bringBack(), []);

  const write = useEffectEvent(() => {
    const isStored =
      agreed.current !== undefined && agreed.current.at === at && areSame(agreed.current.questions, fitQuestions(all));
    if (catchUp() && !isStored) store({ questions: all, at });
  });
  useEffect(() => write(), [text]);

  const follow = useEffectEvent(() => void catchUp());
  useEffect(() => {
    // A page that the browser has set aside receives no `storage` events.
    const listener = () => (document.visibilityState === 'hidden' ? write() : follow());
    const leave = () => write();
    addEventListener('storage', follow);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', listener);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);

  // The same function with every key, so that the switch does not render.
  const choose = useStableCallback((next: boolean) => {
    const stored = readKeptText();
    const kept = parseKept(stored);
    if (!next) {
      forgetQuestions();
      setKeeping('off');
    } else if (kept !== undefined && keeping !== 'full') join(stored, kept);
    else store({ questions: all, at });
  });

  const numbers = keeping === 'on' ? leftOut(all) : '';
  const note = {
    full: () => t('keepFull', { max: MAX_QUESTIONS }),
    failed: () => t('keepFailed'),
    on: () => (numbers === '' ? '' : t('keepLong', { numbers })),
    off: () => '',
  }[keeping]();

  return (
    <>
      <Switch
        label={t('keep')}
        hint={note === '' ? t('keepHint') : note}
        checked={keeping === 'on'}
        onChange={choose}
      />
      <LiveRegion text={note} />
    </>
  );
}
