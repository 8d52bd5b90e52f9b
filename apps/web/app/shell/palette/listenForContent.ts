import type { Intent } from '@toolbox/core/intent';
import { SEARCH_INPUT } from '../idle/searchInput.ts';
import { type Pasted, readDropped } from './readDropped.ts';

/** A spreadsheet adds a picture of the cells to their text, and a browser an image to its address. */
const IMAGE = 'image/';
const FIELD = 'input, textarea, select, [contenteditable]';

/** Reads the intents of a text, the most specific first. */
type ReadIntents = (text: string) => readonly Intent[];

/** Whether a search text is content for a tool rather than the name of one. */
function isToolContent(text: string, read: ReadIntents): boolean {
  const kind = read(text)[0]?.kind;
  return kind !== 'text' && kind !== 'qrText' && kind !== 'unclearAmount';
}

/** Whether the page handles content pasted or dropped here: outside of fields and open dialogs. */
function isOurs(target: EventTarget | null, text: string, read: ReadIntents): boolean {
  if (document.querySelector('dialog[open]') !== null) return false;
  if (!(target instanceof Element) || !target.matches(FIELD)) return true;
  return target.matches(SEARCH_INPUT) && isToolContent(text, read);
}

/**
 * Listens for text or text files pasted or dropped anywhere on the page. A link that a press drags by accident is not
 * such content, nor is anything else that is dragged from the page itself.
 */
export function listenForContent(onContent: (pasted: Pasted) => void, read: ReadIntents): () => void {
  let isOwnDrag = false;
  async function take(data: DataTransfer, event: Event) {
    const text = data.getData('text/plain');
    const [file, another] = Array.from(data.files).filter(({ type }) => text.trim() === '' || !type.startsWith(IMAGE));
    if ((file === undefined && text.trim() === '') || !isOurs(event.target, text, read)) return;
    event.preventDefault();
    if (file === undefined) onContent({ text });
    else if (another !== undefined) onContent({ problem: 'tooMany' });
    else onContent(await readDropped(file));
  }
  function paste(event: ClipboardEvent) {
    if (event.clipboardData !== null && !event.defaultPrevented) void take(event.clipboardData, event);
  }
  function drop(event: DragEvent) {
    if (event.dataTransfer !== null && !event.defaultPrevented && !isOwnDrag) void take(event.dataTransfer, event);
  }
  function startDrag() {
    isOwnDrag = true;
  }
  function endDrag() {
    isOwnDrag = false;
  }
  function allow(event: DragEvent) {
    if (isOwnDrag) return;
    const types = event.dataTransfer?.types ?? [];
    const isField = event.target instanceof Element && event.target.matches(FIELD);
    if (event.dataTransfer === null || isField || !(types.includes('Files') || types.includes('text/plain'))) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  }
  document.addEventListener('paste', paste);
  document.addEventListener('dragstart', startDrag);
  document.addEventListener('dragend', endDrag);
  document.addEventListener('dragover', allow);
  document.addEventListener('drop', drop);
  return () => {
    document.removeEventListener('paste', paste);
    document.removeEventListener('dragstart', startDrag);
    document.removeEventListener('dragend', endDrag);
    document.removeEventListener('dragover', allow);
    document.removeEventListener('drop', drop);
  };
}
