/** The id of what a page itself shows, between what stands around every page. */
export const MAIN_ID = 'content';
