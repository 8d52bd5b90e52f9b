import { type CivilDate, type DDay, formatIsoDate } from '@toolbox/core/dates';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { useToday } from '../../browser/clock/useToday.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Writes how far a date is from another one; the same date is called today only where it is. */
export function useDistanceText(): (distance: DDay, from: CivilDate) => string {
  const t = useMessages('date-calculator');
  const today = useToday();
  return ({ kind, days }, from) =>
    t(`ddayNotes.${kind === 'today' && formatIsoDate(from) !== today ? 'same' : kind}`, { days: formatWhole(days) });
}
