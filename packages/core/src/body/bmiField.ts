/** A field of the form. */
export type BmiField = 'height' | 'weight';
