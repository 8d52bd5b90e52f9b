import { useStableCallback } from '@toolbox/ui/hooks/useStableCallback';
import { useCallback, useMemo, useState } from 'react';
import { useDraft } from '../../../browser/draft/useDraft.ts';
import { clearedText, EMPTY_TEXT, type TextValue } from '../../../parts/document-field/textValue.ts';
import { inTextArea } from '../inTextArea.ts';
import { BYTE_PROFILES, type ByteProfile, MEASURES, type Measure } from '../measures.ts';
import { fitQuestions } from './fitQuestions.ts';
import { EMPTY_QUESTION, type Question } from './question.ts';

/** The questions before and after the open one. */
export type Others = { readonly before: readonly Question[]; readonly after: readonly Question[] };

const NO_OTHERS: Others = { before: [], after: [] };
const RULES = { measure: MEASURES, profile: BYTE_PROFILES };
const OTHERS_DRAFT = {
  like: { before: [EMPTY_QUESTION], after: [EMPTY_QUESTION] },
  allowed: { before: RULES, after: RULES },
  fit: fitOthers,
};

/** Without texts that would be too long: the others are not lost with them. */
function fitOthers(others: Others): Others {
  const all = [...others.before, ...others.after];
  const fitting = fitQuestions(all);
  const { length } = others.before;
  return fitting === all ? others : { before: fitting.slice(0, length), after: fitting.slice(length) };
}

/** The questions of a cover letter, one of which is open; usually there is only one. */
export function useQuestions() {
  const [held, setValue] = useDraft<TextValue>('char-count.text', EMPTY_TEXT);
  const [target, setTarget] = useDraft('char-count.target', '');
  const [measure, setMeasure] = useDraft<Measure>('char-count.measure', 'graphemes', { allowed: MEASURES });
  const [profile, setProfile] = useDraft<ByteProfile>('char-count.profile', 'doubleBytes', { allowed: BYTE_PROFILES });
  const [others, setOthers] = useDraft<Others>('char-count.others', NO_OTHERS, OTHERS_DRAFT);

  const value = useMemo(() => inTextArea(held), [held]);
  const [undoScope, setUndoScope] = useState(0);

  const open = useMemo<Question>(() => ({ value, target, measure, profile }), [value, target, measure, profile]);
  const all = useMemo(() => [...others.before, open, ...others.after], [others, open]);

  const fill = useStableCallback((questions: readonly Question[], openIndex: number) => {
    const next = questions[openIndex] ?? EMPTY_QUESTION;
    setOthers({ before: questions.slice(0, openIndex), after: questions.slice(openIndex + 1) });
    setValue(next.value);
    setTarget(next.target);
    setMeasure(next.measure);
    setProfile(next.profile);
  });

  const show = useStableCallback((questions: readonly Question[], openIndex: number) => {
    fill(questions, openIndex);
    // All share one text area: undo must not put the text of one into another.
    setUndoScope(undoScope + 1);
  });

  /** Replaces the list around the open question, which can still be undone if its text is the same. */
  const takeOver = useStableCallback((questions: readonly Question[], openIndex: number) =>
    (questions[openIndex]?.value.text === value.text ? fill : show)(questions, openIndex),
  );

  /** Bytes are then shown by the same rule. */
  const chooseMeasure = useCallback(
    (next: Measure) => {
      setMeasure(next);
      const [same] = BYTE_PROFILES.filter((each) => each === next);
      if (same !== undefined) setProfile(same);
    },
    [setMeasure, setProfile],
  );

  // With the rules of the previous one, because a form counts all alike.
  const add = useStableCallback(() => show([...all, { ...EMPTY_QUESTION, target, measure, profile }], all.length));
  const goTo = useStableCallback((index: number) => show(all, index));
  const remove = useStableCallback(() =>
    show([...others.before, ...others.after], Math.max(0, others.before.length - 1)),
  );
  const reset = useStableCallback(() => fill([{ ...EMPTY_QUESTION, value: clearedText() }], 0));

  return {
    /** The open text as it was taken: the field compares it with the file that it opened. */
    held,
    open,
    all,
    others,
    openIndex: others.before.length,
    undoScope,
    setValue,
    setTarget,
    setProfile,
    setMeasure: chooseMeasure,
    show,
    takeOver,
    goTo,
    add,
    remove,
    reset,
  };
}

export type Questions = ReturnType<typeof useQuestions>;
