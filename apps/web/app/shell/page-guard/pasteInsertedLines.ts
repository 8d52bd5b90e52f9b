const CELLS = /[\t\r\n]/u;

/**
 * Pastes what a keyboard of a phone inserts from its own clipboard, as Gboard does, where it has a tab or a line break.
 * Browsers report it as typed, and a field of one line would join the lines.
 */
export function pasteInsertedLines(): () => void {
  function beforeInput(event: InputEvent) {
    const { target, inputType, data } = event;
    if (!(target instanceof HTMLInputElement) || inputType !== 'insertText' || !event.cancelable) return;
    if (data === null || !CELLS.test(data.trim())) return;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    // Not every browser takes the data in the constructor of a ClipboardEvent.
    const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
    if (target.dispatchEvent(paste)) return;
    event.preventDefault();
    // There is nothing to undo in the field.
    event.stopPropagation();
  }
  // Before the listeners of the document.
  addEventListener('beforeinput', beforeInput, true);
  return () => removeEventListener('beforeinput', beforeInput, true);
}
