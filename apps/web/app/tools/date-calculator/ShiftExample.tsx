import { type ShiftUnit, shiftDate } from '@toolbox/core/dates';
import { parseDate } from '@toolbox/core/dates/form';
import { asExample } from '../../parts/result-card/asExample.tsx';
import { ShiftResult } from './ShiftResult.tsx';

type ShiftProps = { readonly amount: string; readonly unit: ShiftUnit; readonly today: string };

/** The result of the example, from a start date. */
function ShiftExample({ amount, unit, today }: ShiftProps) {
  const from = parseDate(today);
  const count = Number(amount);
  const arrived = from.ok ? shiftDate(from.value, count, unit) : undefined;
  return (
    from.ok &&
    arrived?.ok && <ShiftResult {...arrived.value} from={from.value} count={count} unit={unit} extraHolidays={[]} />
  );
}

export default asExample(ShiftExample);
