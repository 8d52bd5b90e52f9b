/** The rules for counting bytes. */
export const BYTE_PROFILES = ['doubleBytes', 'neisBytes', 'cp949Bytes', 'utf8Bytes'] as const;
export type ByteProfile = (typeof BYTE_PROFILES)[number];

/** The rules for a target length. */
export const MEASURES = ['graphemes', 'graphemesWithoutSpace', ...BYTE_PROFILES] as const;
export type Measure = (typeof MEASURES)[number];
