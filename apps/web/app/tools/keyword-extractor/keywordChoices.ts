import type { KeywordFormat } from '@toolbox/core/text';
import type { Language } from '@toolbox/i18n';

/** Everything that can be chosen besides the text. */
export type KeywordChoices = {
  /** As typed. */
  readonly count: string;
  readonly format: KeywordFormat;
  readonly dropKoreanStopWords: boolean;
  /** By default on for Korean pages. */
  readonly stripParticles?: boolean | undefined;
  readonly keepSingleLetters: boolean;
  /** Excluded words, in order of exclusion. */
  readonly excluded: readonly string[];
};

export const FIRST_CHOICES: KeywordChoices = {
  count: '10',
  format: 'hashtag',
  dropKoreanStopWords: false,
  keepSingleLetters: false,
  excluded: [],
};

/** Whether particles such as 은 and 는 are removed from words. Korean words rarely occur without one. */
export function isStripping({ stripParticles }: KeywordChoices, language: Language): boolean {
  return stripParticles ?? language === 'ko';
}

export const FORMATS: readonly KeywordFormat[] = ['hashtag', 'comma'];
