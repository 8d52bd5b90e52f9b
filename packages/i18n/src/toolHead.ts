/** What is said of a tool besides its name: one sentence, and the words it is also found by. */
export type ToolHead = { readonly description: string; readonly also: string };
