import type { KeywordFormat } from '@toolbox/core/text';
import type { Language } from '@toolbox/i18n';

/** Everything that can be chosen besides the text. */
export type KeywordChoices = {
  /** As typed. */
  readonly count: string;
  readonly format: KeywordFormat;
  readonly dropKoreanStopWords: boolean;
  /** Whether Korean particles are removed from words; by default on Korean pages. */
  readonly particles: 'byLanguage' | 'remove' | 'keep';
  readonly keepSingleLetters: boolean;
  /** Excluded words, in order of exclusion. */
  readonly excluded: readonly string[];
};

export const FIRST_CHOICES: KeywordChoices = {
  count: '10',
  format: 'hashtag',
  dropKoreanStopWords: false,
  particles: 'byLanguage',
  keepSingleLetters: false,
  excluded: [],
};

/** Whether particles such as 은 and 는 are removed from words. Korean words rarely occur without one. */
export function isStripping({ particles }: KeywordChoices, language: Language): boolean {
  return particles === 'byLanguage' ? language === 'ko' : particles === 'remove';
}

export const FORMATS: readonly KeywordFormat[] = ['hashtag', 'comma'];

/** The values accepted from storage. */
export const ALLOWED_CHOICES = {
  allowed: { format: FORMATS, particles: ['byLanguage', 'remove', 'keep'] },
} as const;
