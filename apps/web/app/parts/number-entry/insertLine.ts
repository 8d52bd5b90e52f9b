const LINE_BREAKS = /[\r\n]+/g;

/**
 * Inserts a multi-line text into a single-line field, with a blank for each line break; the browser would join the
 * lines. Returns false, without an effect, for a single line.
 */
export function insertLine(element: HTMLInputElement, text: string): boolean {
  const trimmed = text.trim();
  if (!/[\r\n]/.test(trimmed)) return false;
  const line = trimmed.replace(LINE_BREAKS, ' ');
  element.focus();
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
