import { useDraft } from '../../browser/draft/useDraft.ts';
import { EMPTY_TEXT, type TextValue } from '../document-field/textValue.ts';
import type { BothSides } from './bothSides.ts';
import { type CompareChoices, FIRST_CHOICES, IGNORABLES, MODES } from './compareChoices.ts';

/** The texts of one press of Compare, or of a swap after it. */
type Submitted = BothSides<string> & { readonly turn: number };

/** What a visitor has put into a compare tool. Each side is kept on its own: two files may arrive in any order. */
export function useCompareDrafts(tool: string) {
  const [left, setLeft] = useDraft<TextValue>(`${tool}.left`, EMPTY_TEXT);
  const [right, setRight] = useDraft<TextValue>(`${tool}.right`, EMPTY_TEXT);
  const [leftName, setLeftName] = useDraft(`${tool}.leftName`, '');
  const [rightName, setRightName] = useDraft(`${tool}.rightName`, '');
  const [choices, setChoices] = useDraft<CompareChoices>(`${tool}.choices`, FIRST_CHOICES, {
    allowed: { mode: MODES, ignored: IGNORABLES },
  });
  const [submitted, setSubmitted] = useDraft<Submitted | undefined>(`${tool}.submitted`, undefined, {
    like: { left: '', right: '', turn: 0 },
  });

  const submit = (texts: BothSides<string>) => setSubmitted({ ...texts, turn: (submitted?.turn ?? 0) + 1 });
  /** A text that changes takes the comparison back. */
  const change = (set: (value: TextValue) => void) => (value: TextValue) => {
    set(value);
    setSubmitted(undefined);
  };

  return {
    values: { left, right },
    onChange: { left: change(setLeft), right: change(setRight) },
    names: { left: leftName, right: rightName },
    onRename: { left: setLeftName, right: setRightName },
    choices,
    setChoices,
    submitted,
    compare: () => submit({ left: left.text, right: right.text }),
    /** The texts stay what they are, so a comparison turns round with them. */
    swap: () => {
      setLeft(right);
      setRight(left);
      setLeftName(rightName);
      setRightName(leftName);
      if (submitted !== undefined) submit({ left: submitted.right, right: submitted.left });
    },
    reset: () => {
      setLeft(EMPTY_TEXT);
      setRight(EMPTY_TEXT);
      setLeftName('');
      setRightName('');
      setChoices(FIRST_CHOICES);
      setSubmitted(undefined);
    },
  };
}

export type CompareDrafts = ReturnType<typeof useCompareDrafts>;
