/** From this length a field holds a text as a document. */
const DOCUMENT_FROM_UNITS = 200_000;

/**
 * A text as the text fields of the tools hold it. The same as their own rule, which stands with them: a module that both
 * used would be one more file for their pages to load.
 */
export function textDraft(text: string): { readonly text: string; readonly document?: string } {
  return text.length > DOCUMENT_FROM_UNITS ? { text, document: '' } : { text };
}
