import { useStableCallback } from '@toolbox/ui/hooks/useStableCallback';
import { type SyntheticEvent, useState } from 'react';

/** A range of a text, which means nothing in another one. */
type Selection = { readonly text: string; readonly start: number; readonly end: number };

const NOTHING_SELECTED: Selection = { text: '', start: 0, end: 0 };

/** What is selected in the field with a text, and the handler of its `select` event. */
export function useSelectedText(text: string) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  // Not with an effect, which would show the old range of the new text once.
  if (selection !== NOTHING_SELECTED && selection.text !== text) setSelection(NOTHING_SELECTED);

  const select = useStableCallback((event: SyntheticEvent<HTMLTextAreaElement>) => {
    const { value: from, selectionStart: start, selectionEnd: end } = event.currentTarget;
    const next = start === end ? NOTHING_SELECTED : { text: from, start, end };
    // Every key moves the caret. Setting the same state again renders everything once more while a render is pending.
    if (next !== selection) setSelection(next);
  });
  const selected = selection.text === text ? text.slice(selection.start, selection.end) : '';
  return { selected, select };
}
