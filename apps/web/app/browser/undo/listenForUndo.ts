import { letterOf } from '../shortcuts/letterOf.ts';
import { createFieldHistory } from './createFieldHistory.ts';
import { formHistory } from './formHistory.ts';
import { isTextControl, type TextControl } from './textControl.ts';

type Direction = 'undo' | 'redo';

type Texts = ReadonlyMap<TextControl, string>;

function isShown(texts: Texts): boolean {
  return [...texts].every(([field, text]) => field.isConnected && field.value === text);
}

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
  /** The texts before a drag that goes on: of the field that it deleted from, then also of the one it inserts in. */
  let dragged: Texts | undefined;
  /** The texts of two fields around the last drag from one to the other, which is one step. */
  let move: { readonly undo: Texts; readonly redo: Texts } | undefined;
  const fields = createFieldHistory(() => performance.now(), formHistory.lastStep);

  /** Whether there was anything to undo; otherwise the browser handles the key. */
  function go(target: EventTarget | null, direction: Direction): boolean {
    const field = isTextControl(target) ? target : undefined;
    const at = direction === 'undo' ? formHistory.undoableAt() : formHistory.redoableAt();
    if (at !== undefined && (field === undefined || fields.editedAt(field) < at || !fields.has(field, direction))) {
      formHistory[direction]();
      return true;
    }
    if (field === undefined) return false;
    const moved = move?.[direction];
    if (moved?.has(field) && isShown(moved)) {
      for (const other of moved.keys()) if (other !== field && fields.has(other, direction)) fields[direction](other);
    }
    return fields[direction](field);
  }

  /** A drag deletes from one field, then inserts in another. */
  function noteDrag(field: TextControl, inputType: string): void {
    if (inputType === 'deleteByDrag') dragged = new Map([[field, field.value]]);
    else if (inputType === 'insertFromDrop' && dragged?.has(field) === false) {
      dragged = new Map([...dragged, [field, field.value]]);
    } else dragged = undefined;
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
    noteDrag(event.target, inputType);
    // Only the start of a composition counts.
    if (!(isComposing && isInComposition)) fields.note(event.target, inputType, data);
    isInComposition = isComposing;
  }

  /** Registered last, after the field has grouped or corrected what was typed. */
  function settle({ target, type }: Event): void {
    if (type === 'compositionend') isInComposition = false;
    if (!isTextControl(target)) return;
    fields.settle(target);
    // Again at the end of the drag: a number that it came from is grouped only then.
    if (dragged?.size === 2) {
      move = { undo: new Map([...dragged.keys()].map((field) => [field, field.value])), redo: dragged };
    }
    if (type === 'dragend') dragged = undefined;
  }

  document.addEventListener('keydown', pressKey);
  document.addEventListener('beforeinput', beforeInput, true);
  addEventListener('input', settle);
  addEventListener('compositionend', settle);
  addEventListener('dragend', settle);
  const stopForgetting = formHistory.onForget(() => {
    fields.forget();
    move = undefined;
  });
  return () => {
    document.removeEventListener('keydown', pressKey);
    document.removeEventListener('beforeinput', beforeInput, true);
    removeEventListener('input', settle);
    removeEventListener('compositionend', settle);
    removeEventListener('dragend', settle);
    stopForgetting();
  };
}
