/**
 * Marks a piece of the text in a text area and brings it into view. A text area counts every line break as one, the text
 * may have been read from a file that has two.
 *
 * @param id the id of the text area
 * @param start offset in the text, in UTF-16 code units
 */
export function selectInField(id: string, text: string, start: number, length: number): void {
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const shown = (end: number) => text.slice(0, end).replaceAll('\r\n', '\n').length;
  // A caret alone is scrolled to by the focus, a selection is not: first the caret, then the selection.
  area.blur();
  area.setSelectionRange(shown(start), shown(start));
  area.focus();
  area.setSelectionRange(shown(start), shown(start + length));
}
