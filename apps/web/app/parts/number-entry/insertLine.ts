/** Tabs too: WebKit reports what a page inserts as typed, and a tab would be pasted again (`pasteInsertedLines`). */
const BREAKS = /[\t\r\n]+/g;

type Point = { readonly clientX: number; readonly clientY: number };

/**
 * Inserts a multi-line text into a single-line field, with a blank for each break and tab; the browser would join
 * the lines. Returns false, without an effect, for a single line.
 *
 * @param point where it was dropped, in the viewport; without one it replaces the selection
 */
export function insertLine(element: HTMLInputElement, text: string, point?: Point): boolean {
  const trimmed = text.trim();
  if (!/[\r\n]/.test(trimmed)) return false;
  const line = trimmed.replace(BREAKS, ' ');
  element.focus();
  const dropped = point && document.caretPositionFromPoint?.(point.clientX, point.clientY);
  if (dropped?.offsetNode === element) element.setSelectionRange(dropped.offset, dropped.offset);
  // The browser's own command first: its history can undo only what it inserts itself.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, line)) return true;
  const start = element.selectionStart ?? element.value.length;
  const end = element.selectionEnd ?? start;
  const next = element.value.slice(0, start) + line + element.value.slice(end);
  // React overrides the setter of the instance, so the setter of the prototype is needed.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, next);
  element.setSelectionRange(start + line.length, start + line.length);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  return true;
}
