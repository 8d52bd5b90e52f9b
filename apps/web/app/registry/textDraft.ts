/** From this length a field holds a text as a document. */
const DOCUMENT_FROM_UNITS = 200_000;

/**
 * The draft value of a text field. The rule is duplicated from the field: a shared module would be one more file for
 * its pages to load.
 */
export function textDraft(text: string): { readonly text: string; readonly document?: string } {
  return text.length > DOCUMENT_FROM_UNITS ? { text, document: '' } : { text };
}
