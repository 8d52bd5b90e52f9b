/** The id of the notice that the scripts of a page did not load or are turned off. */
export const START_NOTICE_ID = 'start-notice';
