const LINE_BREAKS = /[\r\n]+/g;

/**
 * Puts a text of several lines into a field of one line, with a blank where each line ends; the browser would join them.
 * False, and nothing done, where the text is of one line.
 */
export function insertLine(element: HTMLInputElement, text: string): boolean {
  const trimmed = text.trim();
  if (!/[\r\n]/.test(trimmed)) return false;
  const line = trimmed.replace(LINE_BREAKS, ' ');
  element.focus();
  // The browser's own way first: only what it inserts itself can be undone by its own history.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, line)) return true;
  const start = element.selectionStart ?? element.value.length;
  const end = element.selectionEnd ?? start;
  const next = element.value.slice(0, start) + line + element.value.slice(end);
  // React listens to the setter of the instance; the browser does not go through it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, next);
  element.setSelectionRange(start + line.length, start + line.length);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  return true;
}
