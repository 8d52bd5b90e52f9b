import { parseDate } from '@toolbox/core/dates';
import { asExample } from '../../parts/result-card/asExample.tsx';
import AgeResult from './AgeResult.tsx';

/** The page that is built knows no day; the visitor's takes its place at once. */
const DAY_OF_BUILT_PAGE = '2026-03-01';

type DaysProps = {
  readonly birth: string;
  /** Empty while it is not known. */
  readonly today: string;
};

/** What the example gives. */
function Example({ birth, today }: DaysProps) {
  const born = parseDate(birth);
  const on = parseDate(today || DAY_OF_BUILT_PAGE);
  return born.ok && on.ok && <AgeResult birth={born.value} on={on.value} />;
}

export default asExample(Example);
