/** The id of the main content of a page, inside the frame that all pages share. */
export const MAIN_ID = 'content';
