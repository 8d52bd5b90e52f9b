import type { KeywordFormat } from '@toolbox/core/text';

/** Everything that can be chosen besides the text. */
export type KeywordChoices = {
  /** As typed. */
  readonly count: string;
  readonly format: KeywordFormat;
  readonly dropKoreanStopWords: boolean;
  readonly stripParticles: boolean;
  readonly keepSingleLetters: boolean;
  /** Words the visitor does not want, in the order in which they were excluded. */
  readonly excluded: readonly string[];
};

export const FIRST_CHOICES: KeywordChoices = {
  count: '10',
  format: 'hashtag',
  dropKoreanStopWords: false,
  stripParticles: false,
  keepSingleLetters: false,
  excluded: [],
};

export const FORMATS: readonly KeywordFormat[] = ['hashtag', 'comma'];
