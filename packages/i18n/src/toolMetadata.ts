/**
 * The metadata of a tool besides its name: its description, which the page shows, its synonyms for the search, and the
 * title of its page in search results if it is longer than the name.
 */
export type ToolMetadata = { readonly description: string; readonly also: string; readonly title?: string };

/** The metadata of a tool in the list of all tools. */
export type ListedMetadata = ToolMetadata & {
  /** Everything the search finds the tool by besides its name: its synonyms, and its names in the other language. */
  readonly search: string;
};
