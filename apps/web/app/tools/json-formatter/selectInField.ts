type Selection = {
  /** The text in the field, or in the file that was read into it. */
  readonly text: string;
  /** Where the range starts in this text, in UTF-16 code units. */
  readonly offset: number;
  readonly length: number;
};

/**
 * Selects a range of the text in a text area and scrolls it into view. A text area counts every line break as one
 * character, while the text may come from a file with CRLF.
 *
 * @param id the id of the text area
 */
export function selectInField(id: string, { text, offset, length }: Selection): void {
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const shown = (end: number) => text.slice(0, end).replaceAll('\r\n', '\n').length;
  // Focusing scrolls to a caret but not to a selection, so the caret is set first and then the selection.
  area.blur();
  area.setSelectionRange(shown(offset), shown(offset));
  area.focus();
  area.setSelectionRange(shown(offset), shown(offset + length));
}
