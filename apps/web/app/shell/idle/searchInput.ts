/** Selects the search boxes: that of the home page and that of the sidebar. */
export const SEARCH_INPUT = 'input[data-tool-search]';
