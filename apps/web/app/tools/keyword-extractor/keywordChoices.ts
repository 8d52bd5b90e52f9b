import type { KeywordFormat } from '@toolbox/core/text';
import type { Language } from '@toolbox/i18n';

/** Everything that can be chosen besides the text. */
export type KeywordChoices = {
  /** As typed. */
  readonly count: string;
  readonly format: KeywordFormat;
  readonly dropKoreanStopWords: boolean;
  /** Unless chosen, on where the page is Korean. */
  readonly stripParticles?: boolean | undefined;
  readonly keepSingleLetters: boolean;
  /** Words the visitor does not want, in the order in which they were excluded. */
  readonly excluded: readonly string[];
};

export const FIRST_CHOICES: KeywordChoices = {
  count: '10',
  format: 'hashtag',
  dropKoreanStopWords: false,
  keepSingleLetters: false,
  excluded: [],
};

/** Whether endings such as 은 and 는 are taken off words. In Korean a word is hardly ever written without one. */
export function isStripping({ stripParticles }: KeywordChoices, language: Language): boolean {
  return stripParticles ?? language === 'ko';
}

export const FORMATS: readonly KeywordFormat[] = ['hashtag', 'comma'];
