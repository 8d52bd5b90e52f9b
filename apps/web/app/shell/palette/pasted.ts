/** Pasted or dropped content, or why it cannot be read. */
export type Pasted = { readonly text: string } | { readonly problem: 'notText' | 'tooLarge' };
