/** Marks the storage of a tab while none of our pages is open in it. */
export const LEFT_KEY = 'left';
