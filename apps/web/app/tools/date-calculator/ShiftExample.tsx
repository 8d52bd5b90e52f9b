import { type ShiftUnit, shiftDate } from '@toolbox/core/dates';
import { parseDate } from '@toolbox/core/dates/form';
import { asExample } from '../../parts/result-card/asExample.tsx';
import { ShiftResult } from './ShiftResult.tsx';

type ShiftProps = { readonly amount: string; readonly unit: ShiftUnit; readonly today: string };

/** The result of the example, from a start date. */
function ShiftExample({ amount, unit, today }: ShiftProps) {
  const from = parseDate(today);
  const arrived = from.ok ? shiftDate(from.value, Number(amount), unit) : undefined;
  return from.ok && arrived?.ok && <ShiftResult {...arrived.value} from={from.value} unit={unit} extraHolidays={[]} />;
}

export default asExample(ShiftExample);
