/** The value of a text field: typed text, or a document with a name (blank for a pasted one). */
export type TextValue = { readonly text: string; readonly document?: string };

export const EMPTY_TEXT: TextValue = { text: '' };

/** The value after Reset: a new one, because a field drops what it says about a file once its value is replaced. */
export function clearedText(): TextValue {
  return { text: '' };
}

/** From this length a text is held as a document, because in a text area it would freeze the page. */
export const DOCUMENT_FROM_UNITS = 200_000;

export const MAX_DOCUMENT_BYTES = 10_485_760;

/** A typed or pasted text, as typed text or as a document depending on its length. */
export function toTextValue(text: string, name = ''): TextValue {
  return text.length > DOCUMENT_FROM_UNITS ? { text, document: name } : { text };
}
