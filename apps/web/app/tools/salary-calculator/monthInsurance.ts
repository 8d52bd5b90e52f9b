import { compareYears, type EmployerSize, type YearComparison, type YearMonth } from '@toolbox/core/salary';

/** The four insurances on a pay by the rates of one month; none without a pay and in months beyond the tables. */
export function monthInsurance(
  gross: bigint,
  { year, month }: YearMonth,
  employerSize: EmployerSize,
): YearComparison | undefined {
  // Insurance has a least amount, so it needs a pay to speak of.
  const compared = gross > 0n ? compareYears(gross, [year], { month, employerSize }) : undefined;
  return compared?.ok ? compared.value[0] : undefined;
}
