import { EMPTY_TEXT } from '../../../parts/document-field/textValue.ts';
import type { Question } from './question.ts';

/** The length of all texts together, below the limit of a draft, which counts the other fields of a question too. */
export const MAX_STORED_UNITS = 990_000;

/**
 * The questions as they can be stored: with empty texts in place of the longest ones if all together are too large, so
 * that one document does not cost the others. The same list if it fits.
 */
export function fitQuestions(questions: readonly Question[]): readonly Question[] {
  let fitting = questions;
  const units = ({ value }: Question) => value.text.length;
  while (fitting.reduce((sum, each) => sum + units(each), 0) > MAX_STORED_UNITS) {
    const longest = Math.max(...fitting.map(units));
    const place = fitting.findIndex((each) => units(each) === longest);
    fitting = fitting.map((each, index) => (index === place ? { ...each, value: EMPTY_TEXT } : each));
  }
  return fitting;
}
