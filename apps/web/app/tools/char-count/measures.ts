/** The rules for counting bytes. */
export const BYTE_PROFILES = ['doubleBytes', 'neisBytes', 'cp949Bytes', 'utf8Bytes'] as const;
export type ByteProfile = (typeof BYTE_PROFILES)[number];

/** The rules for a target length. */
export const MEASURES = ['graphemes', 'graphemesWithoutSpace', ...BYTE_PROFILES] as const;
export type Measure = (typeof MEASURES)[number];

/** What a target by this rule is counted in. */
export function targetUnit(measure: Measure): 'characters' | 'bytes' {
  return measure === 'graphemes' || measure === 'graphemesWithoutSpace' ? 'characters' : 'bytes';
}
