import { plainDate } from './writtenDate.ts';

/** 1990, 1990년생, 90년생, 1990년 5월, 1990-05 and 199005. */
const WITHOUT_DAY = /^(?:\d{4}|\d{2}(?= ?년)) ?(?:년 ?(?:도|생)?|[-./])? ?(?:(?:\d|0\d|1[0-2]) ?(?:월 ?생?|\.)?)?$/u;
/** May 1990. */
const NAMED_MONTH = /^[a-z]{3,9}\.?,? \d{4}$/iu;
/** 5월 15일, 5/15 and 5.15. */
const WITHOUT_YEAR = /^\d{1,2} ?[-./월] ?\d{1,2} ?(?:일 ?생?|\.)?$/u;

/** Whether a text has the parts of a date, but not all three. */
export function isIncompleteDate(text: string): boolean {
  const plain = plainDate(text);
  return [WITHOUT_DAY, NAMED_MONTH, WITHOUT_YEAR].some((pattern) => pattern.test(plain));
}
