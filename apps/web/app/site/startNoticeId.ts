/** The element that says that the scripts of a page did not load. */
export const START_NOTICE_ID = 'start-notice';
