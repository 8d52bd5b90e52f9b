import type { Failure } from '../../../result/index.ts';
import type { CivilDate } from '../../dayNumber.ts';
import { LEAP_YEAR } from './dateContext.ts';
import { withoutLunarMarks } from './otherCalendars.ts';
import { parseDate } from './parseDate.ts';
import { withoutNote } from './withoutNote.ts';
import { plainDate } from './writtenDate.ts';

declare module '../../../result/failure.ts' {
  interface FailureFacts {
    /** The text has a year, or a month and a day, but not all three: 1990년생, 1990-05, 5월 15일. */
    'dates.incomplete': Readonly<Record<never, never>>;
  }
}

/** 1990, 1990년생, 90년생, 1990년 5월, 1990-05 and 199005. */
const WITHOUT_DAY = /^(?:\d{4}|\d{2}(?= ?년)) ?(?:년 ?(?:도|생)?|[-./])? ?(?:(?:\d|0\d|1[0-2]) ?(?:월 ?생?|\.)?)?$/u;
/** May 1990. */
const NAMED_MONTH = /^[a-z]{3,9}\.?,? \d{4}$/iu;
/** 5월 15일, 5/15 and 5.15. */
const WITHOUT_YEAR = /^(\d{1,2}) ?([-./월]) ?(\d{1,2}) ?(?:(일) ?생?|\.)?$/u;

/** The whole dates that a text without a year may be in a year, the likeliest first. */
function textsInYear(plain: string, year: number): readonly [string, ...string[]] {
  const [, one, mark, other, dayMark] = WITHOUT_YEAR.exec(plain) ?? [];
  // May 15 and 15 May.
  if (one === undefined) return [`${plain} ${year}`];
  const monthFirst = `${year}-${one}-${other}`;
  return mark === '월' || dayMark ? [monthFirst] : [monthFirst, `${year}-${other}-${one}`];
}

/**
 * Why a text has the parts of a date, but not all three: that they are missing, or, where no year has the day, that the
 * month or the day does not exist. Undefined for other texts.
 */
export function incompleteDate(text: string, { year }: CivilDate): Failure | undefined {
  const written = withoutNote(plainDate(text));
  const lunar = withoutLunarMarks(written);
  const plain = lunar?.rest ?? written;
  const lacksDay = WITHOUT_DAY.test(plain) || NAMED_MONTH.test(plain);
  // Without its year, it is not known whether a lunar month has a 30th.
  const lacksYear = lunar !== undefined && WITHOUT_YEAR.test(plain);
  if (lacksDay || lacksYear || textsInYear(plain, LEAP_YEAR).some((date) => parseDate(date).ok)) {
    return { code: 'dates.incomplete', facts: {} };
  }
  const parsed = parseDate(textsInYear(plain, year)[0]);
  return !parsed.ok && parsed.failure.code.startsWith('dates.noSuch') ? parsed.failure : undefined;
}
