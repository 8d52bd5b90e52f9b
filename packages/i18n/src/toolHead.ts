/**
 * What is said of a tool besides its name: one sentence, which the page shows, the words it is also found by, and the title
 * of its page in search results where it is more than the name.
 */
export type ToolHead = { readonly description: string; readonly also: string; readonly title?: string };
