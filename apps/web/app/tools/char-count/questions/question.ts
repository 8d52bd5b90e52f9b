import { EMPTY_TEXT, type TextValue } from '../../../parts/document-field/textValue.ts';
import type { ByteProfile, Measure } from '../measures.ts';

/** A text with its target length. */
export type Question = {
  readonly value: TextValue;
  readonly target: string;
  readonly measure: Measure;
  readonly profile: ByteProfile;
};

export const EMPTY_QUESTION: Question = { value: EMPTY_TEXT, target: '', measure: 'graphemes', profile: 'doubleBytes' };

/** More do not fit the bar, and no form has that many. */
export const MAX_QUESTIONS = 8;

/** The questions of a page or of the storage. */
export type QuestionList = {
  readonly questions: readonly Question[];
  /** The index of the open one. */
  readonly openIndex: number;
};
