import { useDebounced } from '@toolbox/ui/hooks/useDebounced';
import { useStableCallback } from '@toolbox/ui/hooks/useStableCallback';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftSpecs } from '../../../browser/draft/drafts.ts';
import { useDraft } from '../../../browser/draft/useDraft.ts';
import { BYTE_PROFILES, MEASURES } from '../measures.ts';
import { draftedQuestions } from './draftedQuestions.ts';
import { fitQuestions } from './fitQuestions.ts';
import { areSame, joinQuestions, placeOfOpen, withLeftOut } from './joinQuestions.ts';
import { EMPTY_QUESTION, MAX_QUESTIONS, type Question, type QuestionList } from './question.ts';
import { forgetQuestions, parseStoredText, readStoredText, storeQuestions } from './storedQuestions.ts';
import type { Questions } from './useQuestions.ts';

const TEXT_DRAFT = 'char-count.text';
/** Keystrokes come in bursts and storage writes go to disk. */
const WRITE_AFTER_MS = 500;

/**
 * `full` is off because the page's questions and the stored ones together would be too many, `failed` because the
 * browser stores nothing.
 */
type StoringState = 'off' | 'on' | 'full' | 'failed';

/** What this tab and the storage agreed on last, while it is on: without the texts that are too long to be stored. */
type Agreed = QuestionList & { readonly text: string | undefined };

const NONE: readonly Question[] = [];
const AGREED_DRAFT = {
  like: [EMPTY_QUESTION],
  allowed: { measure: MEASURES, profile: BYTE_PROFILES },
  isPersonal: true,
};

type Kept = Pick<Questions, 'all' | 'openIndex' | 'show' | 'takeOver'>;

/**
 * Stores the questions beyond the visit on request, and restores them. All tabs share what is stored: a change in one
 * appears in the others, and what only this page has is added to it and never replaces it.
 */
export function useStoredQuestions({ all, openIndex, show, takeOver }: Kept) {
  const [state, setState] = useState<StoringState>('off');
  const agreed = useRef<Agreed>(undefined);
  // Another tab may change what is stored while this one shows another page: the older questions of this tab are then
  // not its own.
  const [agreedBefore, setAgreedBefore] = useDraft('char-count.agreed', NONE, AGREED_DRAFT);
  const text = useDebounced(
    state === 'on' ? JSON.stringify({ questions: fitQuestions(all), openIndex }) : '',
    WRITE_AFTER_MS,
  );

  function agree(next: Agreed | undefined) {
    agreed.current = next;
    setAgreedBefore(next?.questions ?? NONE);
  }

  function store(list: QuestionList) {
    const stored = storeQuestions(list);
    const next = { questions: fitQuestions(list.questions), openIndex: list.openIndex, text: stored };
    // Otherwise what could not be stored would be taken for an older state of what is stored, and replaced by it.
    agree(stored === undefined ? undefined : next);
    setState(stored === undefined ? 'failed' : 'on');
  }

  function stop(next: 'off' | 'full') {
    agree(undefined);
    setState(next);
  }

  /** Takes over what is stored, together with what only this page has. */
  function join(stored: string | undefined, kept: QuestionList) {
    const isUnchanged = areSame(fitQuestions(all), agreed.current?.questions ?? agreedBefore);
    const questions = withLeftOut(kept.questions, all);
    const joined = isUnchanged
      ? { questions, openIndex: placeOfOpen(questions, { questions: all, openIndex }) }
      : joinQuestions({ questions, openIndex: kept.openIndex }, { questions: all, openIndex });
    if (joined === undefined || joined.questions.length > MAX_QUESTIONS) return stop('full');
    setState('on');
    agree({ questions: kept.questions, openIndex: joined.openIndex, text: stored });
    if (!areSame(joined.questions, all)) takeOver(joined.questions, joined.openIndex);
  }

  /** Reads what another tab has stored; returns whether this one may store its own now. */
  function catchUp(): boolean {
    if (state !== 'on') return false;
    const stored = readStoredText();
    if (stored === agreed.current?.text) return true;
    const kept = parseStoredText(stored);
    if (kept !== undefined) join(stored, kept);
    // Turned off there, or with the data of this site.
    else stop('off');
    return false;
  }

  const bringBack = useEffectEvent(() => {
    const stored = readStoredText();
    const kept = parseStoredText(stored);
    if (kept !== undefined) join(stored, kept);
    // Another tab has turned it off: the questions here are only those of this tab.
    else agree(undefined);
  });
  useEffect(() => bringBack(), []);

  const write = useEffectEvent(() => {
    const isStored =
      agreed.current !== undefined &&
      agreed.current.openIndex === openIndex &&
      areSame(agreed.current.questions, fitQuestions(all));
    if (catchUp() && !isStored) store({ questions: all, openIndex });
  });
  useEffect(() => write(), [text]);
  // On return, an older text in the storage would be taken for a question of its own.
  useEffect(() => () => write(), []);

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

  // Adds a text that comes with a link or from another tool, as it would be on a page that is opened with it.
  const keepFilled = useEffectEvent(() => {
    const kept = draftedQuestions();
    // By what is known before the next render: the text may come with the page.
    const isOn = agreed.current?.text !== undefined && readStoredText() !== undefined;
    if (!isOn || kept.questions.every(({ value }) => value.text === '')) return undefined;
    return () => {
      const joined = joinQuestions(kept, draftedQuestions());
      if (joined === undefined) stop('full');
      else show(joined.questions, joined.openIndex);
    };
  });
  useEffect(() => {
    // It was registered when the page was rendered.
    const spec = draftSpecs.get(TEXT_DRAFT);
    if (spec === undefined) return;
    draftSpecs.set(TEXT_DRAFT, { ...spec, keep: keepFilled });
    return () => void draftSpecs.set(TEXT_DRAFT, spec);
  }, []);

  // The same function with every key, so that the switch does not render.
  const choose = useStableCallback((next: boolean) => {
    const stored = readStoredText();
    const kept = parseStoredText(stored);
    if (!next) {
      forgetQuestions();
      stop('off');
    } else if (kept !== undefined && state !== 'full') join(stored, kept);
    else store({ questions: all, openIndex });
  });

  return { state, choose };
}
