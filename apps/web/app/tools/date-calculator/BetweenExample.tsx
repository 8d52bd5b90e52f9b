import type { Inclusion } from '@toolbox/core/dates';
import { parseDate } from '@toolbox/core/dates/form';
import { asExample } from '../../parts/result-card/asExample.tsx';
import BetweenResult from './BetweenResult.tsx';
import type { DateMode } from './dateModes.ts';

type DatesProps = {
  readonly dates: { readonly start: string; readonly end: string };
  readonly mode: DateMode;
  readonly inclusion: Inclusion;
};

/** The result of the example. */
function BetweenExample({ dates, mode, inclusion }: DatesProps) {
  const start = parseDate(dates.start);
  const end = parseDate(dates.end);
  return start.ok && end.ok && <BetweenResult start={start.value} end={end.value} mode={mode} inclusion={inclusion} />;
}

export default asExample(BetweenExample);
