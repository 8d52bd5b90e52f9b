import { useDebounced } from '@toolbox/ui/hooks/useDebounced';
import { useStableCallback } from '@toolbox/ui/hooks/useStableCallback';
import { Switch } from '@toolbox/ui/switch/Switch';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  forgetQuestions,
  joinQuestions,
  type KeptQuestions,
  keepQuestions,
  parseKept,
  readKeptText,
} from './keptQuestions.ts';
import { MAX_QUESTIONS, type Questions } from './useQuestions.ts';

/** Keystrokes come in bursts and storage writes go to disk. */
const WRITE_AFTER_MS = 500;

/** `full` is off because the page's questions and the stored ones together would be too many. */
type Keeping = 'off' | 'on' | 'full';

/** What this tab and the storage agreed on last. */
type Agreed = KeptQuestions & { readonly text: string | undefined };

type KeepQuestionsProps = Pick<Questions, 'all' | 'at' | 'show'>;

const same = (one: KeptQuestions['questions'], other: KeptQuestions['questions']) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores the questions beyond the visit on request, and restores them. All tabs share what is stored: a change in one
 * appears in the others, and what only this page has is added to it and never replaces it.
 */
export default function KeepQuestions({ all, at, show }: KeepQuestionsProps) {
  const t = useMessages('char-count/late', 'questions');
  const [keeping, setKeeping] = useState<Keeping>('off');
  const agreed = useRef<Agreed>(undefined);
  const text = useDebounced(keeping === 'on' ? JSON.stringify({ questions: all, at }) : '', WRITE_AFTER_MS);

  function store(questions: KeptQuestions) {
    const stored = keepQuestions(questions);
    agreed.current = { ...questions, text: stored };
    setKeeping(stored === undefined ? 'off' : 'on');
  }

  /** Takes over what is stored, together with what only this page has. */
  function join(stored: string | undefined, kept: KeptQuestions) {
    const own = { questions: all, at };
    const isUnchanged = agreed.current !== undefined && same(all, agreed.current.questions);
    const joined = isUnchanged ? { ...kept, at: Math.min(at, kept.questions.length - 1) } : joinQuestions(kept, own);
    setKeeping(joined === undefined ? 'full' : 'on');
    if (joined === undefined) return;
    agreed.current = { questions: kept.questions, at: joined.at, text: stored };
    if (!same(joined.questions, all)) show(joined.questions, joined.at);
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
    const isStored = agreed.current !== undefined && agreed.current.at === at && same(agreed.current.questions, all);
    if (catchUp() && !isStored) store({ questions: all, at });
  });
  useEffect(() => write(), [text]);

  const follow = useEffectEvent(() => void catchUp());
  useEffect(() => {
    // A page that the browser has set aside does not hear of changes.
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
    } else if (kept !== undefined && keeping === 'off') join(stored, kept);
    else store({ questions: all, at });
  });

  return (
    <Switch
      label={t('keep')}
      hint={keeping === 'full' ? t('keepFull', { max: MAX_QUESTIONS }) : t('keepHint')}
      checked={keeping === 'on'}
      onChange={choose}
    />
  );
}
