import { type EmployerSize, EXAMPLE_SALARY_FORM, parseSalaryInput } from '@toolbox/core/salary';
import { asExample } from '../../parts/result-card/asExample.tsx';
import { monthOf } from './monthOf.ts';
import SalaryResult from './SalaryResult.tsx';
import { workOut } from './workOut.ts';

/** The page that is built knows no day; the visitor's takes its place at once. */
const DAY_OF_BUILT_PAGE = '2026-03-01';
/** The example is well formed: nothing of it is named in a failure. */
const LABELS = { amount: '', dailyHours: '', weeklyDays: '', overtimeHours: '', taxRate: '' };

type PayProps = { readonly employerSize: EmployerSize; readonly today: string };

/** What the example leaves by the rates of the day's month; empty text while the day is not known. */
function Example({ employerSize, today }: PayProps) {
  const month = monthOf(today || DAY_OF_BUILT_PAGE);
  const input = parseSalaryInput(EXAMPLE_SALARY_FORM, LABELS);
  if (!month || !input.ok) return null;
  const calculated = workOut(input.value, month, employerSize);
  return <SalaryResult calculated={calculated} month={month} isExample stale={false} onCalculate={() => undefined} />;
}

export default asExample(Example);
