/** What somebody pasted or dropped, or why it cannot be read. */
export type Pasted = { readonly text: string } | { readonly problem: 'notText' | 'tooLarge' };
