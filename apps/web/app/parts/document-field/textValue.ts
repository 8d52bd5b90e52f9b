/** A text as a field holds it: typed, or taken as a document under a name (blank for a pasted one). */
export type TextValue = { readonly text: string; readonly document?: string };

export const EMPTY_TEXT: TextValue = { text: '' };

/** From this length a text is held as a document: poured into a text area it would freeze the page. */
export const DOCUMENT_FROM_UNITS = 200_000;

export const MAX_DOCUMENT_BYTES = 10_485_760;

/** A text typed or pasted, held as what it is best held as. */
export function toTextValue(text: string, name = ''): TextValue {
  return text.length > DOCUMENT_FROM_UNITS ? { text, document: name } : { text };
}
