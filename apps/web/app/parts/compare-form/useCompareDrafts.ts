import { useDraft } from '../../browser/draft/useDraft.ts';
import { EMPTY_TEXT, type TextValue } from '../document-field/textValue.ts';
import type { BothSides } from './bothSides.ts';
import { type CompareChoices, FIRST_CHOICES, IGNORABLES, MODES } from './compareChoices.ts';

/** The input of a comparison tool. Each side is a separate draft, because two files may load in any order. */
export function useCompareDrafts(tool: string) {
  const [left, setLeft] = useDraft<TextValue>(`${tool}.left`, EMPTY_TEXT);
  const [right, setRight] = useDraft<TextValue>(`${tool}.right`, EMPTY_TEXT);
  const [leftName, setLeftName] = useDraft(`${tool}.leftName`, '');
  const [rightName, setRightName] = useDraft(`${tool}.rightName`, '');
  const [choices, setChoices] = useDraft<CompareChoices>(`${tool}.choices`, FIRST_CHOICES, {
    allowed: { mode: MODES, ignored: IGNORABLES },
  });

  return {
    values: { left, right },
    onChange: { left: setLeft, right: setRight },
    names: { left: leftName, right: rightName },
    onRename: { left: setLeftName, right: setRightName },
    choices,
    setChoices,
    fill: (texts: BothSides<string>) => {
      setLeft({ text: texts.left });
      setRight({ text: texts.right });
      setLeftName('');
      setRightName('');
    },
    swap: () => {
      setLeft(right);
      setRight(left);
      setLeftName(rightName);
      setRightName(leftName);
    },
    reset: () => {
      setLeft(EMPTY_TEXT);
      setRight(EMPTY_TEXT);
      setLeftName('');
      setRightName('');
      setChoices(FIRST_CHOICES);
    },
  };
}

export type CompareDrafts = ReturnType<typeof useCompareDrafts>;
