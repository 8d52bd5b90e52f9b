import type { DDay } from '@toolbox/core/dates';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';

/** The label of a D-day, its digits grouped like those of every other number of the page, such as `D+9,724`. */
export function dDayText({ days, label }: DDay): string {
  return label.replace(/\d+/u, formatWhole(days));
}
