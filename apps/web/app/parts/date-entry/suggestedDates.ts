import { type CivilDate, formatIsoDate } from '@toolbox/core/dates';
import { type DateOrder, dateReadings, parseDate } from '@toolbox/core/dates/form';

/** The dates that a rejected text may mean, as `YYYY-MM-DD`. `thisDay` is empty until the page knows it. */
export function suggestedDates(
  text: string,
  order: DateOrder,
  thisDay: string,
  latest: CivilDate | undefined,
): readonly string[] {
  const today = parseDate(thisDay);
  return today.ok ? dateReadings(text, { order, today: today.value, latest }).map(formatIsoDate) : [];
}
