import type { EmployerSize, YearMonth } from '@toolbox/core/law';
import { type SalaryInput, type TakeHome, takeHome } from '@toolbox/core/salary';
import { formatPercent } from './figures.ts';

export type Calculated = {
  readonly input: SalaryInput;
  readonly result: TakeHome;
  /** The flat rate of the input, formatted. */
  readonly flatPercent: string;
};

/** The take-home pay by the rates of a month. */
export function workOut(input: SalaryInput, month: YearMonth, employerSize: EmployerSize): Calculated {
  return {
    input,
    result: takeHome(input, month, { employerSize }),
    flatPercent: formatPercent(input.taxRatePercent),
  };
}
