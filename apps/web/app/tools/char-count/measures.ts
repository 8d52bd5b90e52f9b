/** The rules a target length can be counted by. */
export const MEASURES = [
  'graphemes',
  'graphemesWithoutSpace',
  'doubleBytes',
  'neisBytes',
  'cp949Bytes',
  'utf8Bytes',
] as const;
export type Measure = (typeof MEASURES)[number];
