import { parseDate } from '@toolbox/core/dates/form';
import { asExample } from '../../parts/result-card/asExample.tsx';
import AgeResult from './AgeResult.tsx';

/** The date of the prerendered example; the visitor's date replaces it after hydration. */
const DAY_OF_BUILT_PAGE = '2026-03-01';

type DaysProps = {
  readonly birth: string;
  /** Empty while unknown. */
  readonly today: string;
};

/** The result of the example. */
function Example({ birth, today }: DaysProps) {
  const born = parseDate(birth);
  const on = parseDate(today || DAY_OF_BUILT_PAGE);
  return born.ok && on.ok && <AgeResult birth={born.value} on={on.value} />;
}

export default asExample(Example);
