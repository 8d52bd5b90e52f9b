import type { Failure } from '@toolbox/core';
import { type CivilDate, formatIsoDate } from '@toolbox/core/dates';
import { type DateOrder, dateReadings, isResidentNumber, parseDate } from '@toolbox/core/dates/form';
import { setDraftSecret } from '../../browser/draft/setDraftSecret.ts';

/** What a rejected text may mean. */
export type DateOffers = {
  /** Why it is rejected, where that can be said better than by the parser. */
  readonly failure: Failure | undefined;
  /** As `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** The two days of a text that has two, by the orders that its numbers may have; none of another text. */
  readonly ranges: readonly (readonly [start: string, end: string])[];
  /** The end of the range counts as a day, because the text has the length instead. */
  readonly inclusion?: 'end' | undefined;
};

type OfferOptions = {
  readonly order: DateOrder;
  /** Today as `YYYY-MM-DD`; empty until the page knows it. */
  readonly thisDay: string;
  readonly latest: CivilDate | undefined;
};

/** The offset of the visitor's zone, which may have had another one at that instant. */
function zoneOffset(instant: number): number {
  return -new Date(instant).getTimezoneOffset();
}

/** What a rejected text may mean; nothing until the page knows today. */
export function dateOffers(text: string, { order, thisDay, latest }: OfferOptions): DateOffers {
  const today = parseDate(thisDay);
  if (!today.ok) return { failure: undefined, days: [], ranges: [] };
  const context = { order, today: today.value, latest, zoneOffset };
  const { dates, isRange, inclusion, failure } = dateReadings(text, context);
  const days = dates.map(formatIsoDate);
  const ranges = days.flatMap((start, at) => {
    const end = days[at + 1];
    return isRange && at % 2 === 0 && end ? [[start, end] as const] : [];
  });
  return { failure, days: [...new Set(days)], ranges, inclusion };
}

/** Keeps a draft out of the storage and out of links while it is a resident registration number. */
export function keepPersonal(draft: string | undefined, text: string): void {
  if (draft !== undefined) setDraftSecret(draft, isResidentNumber(text));
}
