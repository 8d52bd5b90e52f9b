import type { EmployerSize } from '@toolbox/core/law';
import { asExample } from '../../parts/result-card/asExample.tsx';
import { calculateTakeHome, EXAMPLE_SALARY_FORM, monthOf, NO_LABELS, parseSalaryInput } from './calculation.ts';
import SalaryResult from './SalaryResult.tsx';

/** The date of the prerendered example; the visitor's date replaces it after hydration. */
const DAY_OF_BUILT_PAGE = '2026-03-01';

type PayProps = { readonly employerSize: EmployerSize; readonly today: string };

/**
 * The result of the example by the rates of the visitor's month; of the month of {@link DAY_OF_BUILT_PAGE} while the
 * date is unknown.
 */
function Example({ employerSize, today }: PayProps) {
  const month = monthOf(today || DAY_OF_BUILT_PAGE);
  const input = parseSalaryInput(EXAMPLE_SALARY_FORM, NO_LABELS);
  if (!month || !input.ok) return null;
  const calculated = calculateTakeHome(input.value, month, employerSize);
  const noActions = { onCalculate: () => undefined, onPay: () => undefined };
  return <SalaryResult calculated={calculated} month={month} isExample stale={false} {...noActions} />;
}

export default asExample(Example);
