import { letterOf } from '../shortcuts/letterOf.ts';
import { createFieldHistory } from './createFieldHistory.ts';
import { formHistory } from './formHistory.ts';
import { isTextControl } from './textControl.ts';

type Direction = 'undo' | 'redo';

/** The keys of every platform: Ctrl or ⌘ with Z, with Shift and Z, and Ctrl with Y. */
function directionOf(event: KeyboardEvent): Direction | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const letter = letterOf(event);
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !event.shiftKey ? 'redo' : undefined;
}

/**
 * Handles undo and redo by keyboard and by the browser's menu, for the focused field and for actions on whole forms,
 * whichever came last.
 */
export function listenForUndo(): () => void {
  let isInComposition = false;
  const fields = createFieldHistory(() => performance.now(), formHistory.lastStep);

  /** Whether there was anything to undo; otherwise the browser handles the key. */
  function go(target: EventTarget | null, direction: Direction): boolean {
    const field = isTextControl(target) ? target : undefined;
    const at = direction === 'undo' ? formHistory.undoableAt() : formHistory.redoableAt();
    if (at !== undefined && (field === undefined || fields.editedAt(field) < at || !fields.has(field, direction))) {
      formHistory[direction]();
      return true;
    }
    return field !== undefined && fields[direction](field);
  }

  function pressKey(event: KeyboardEvent): void {
    const direction = event.isComposing || event.defaultPrevented ? undefined : directionOf(event);
    if (direction !== undefined && go(event.target, direction)) event.preventDefault();
  }

  function beforeInput(event: InputEvent): void {
    if (!isTextControl(event.target)) return;
    const { inputType, data, isComposing } = event;
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      if (go(event.target, inputType === 'historyUndo' ? 'undo' : 'redo')) event.preventDefault();
      return;
    }
    // Only the start of a composition counts.
    if (!(isComposing && isInComposition)) fields.note(event.target, inputType, data);
    isInComposition = isComposing;
  }

  /** Registered last, after the field has grouped or corrected what was typed. */
  function settle({ target, type }: Event): void {
    if (type === 'compositionend') isInComposition = false;
    if (isTextControl(target)) fields.settle(target);
  }

  document.addEventListener('keydown', pressKey);
  document.addEventListener('beforeinput', beforeInput, true);
  addEventListener('input', settle);
  addEventListener('compositionend', settle);
  const stopForgetting = formHistory.onForget(fields.forget);
  return () => {
    document.removeEventListener('keydown', pressKey);
    document.removeEventListener('beforeinput', beforeInput, true);
    removeEventListener('input', settle);
    removeEventListener('compositionend', settle);
    stopForgetting();
  };
}
