import type { EmployerSize, YearMonth } from '@toolbox/core/salary';
import { InsuranceCard } from './InsuranceCard.tsx';
import { monthInsurance } from './monthInsurance.ts';
import { RatesCard } from './RatesCard.tsx';
import { YearsCard } from './YearsCard.tsx';

type PayrollDetailsProps = {
  readonly gross: bigint;
  readonly month: YearMonth;
  readonly employerSize: EmployerSize;
  readonly onEmployerSize: (size: EmployerSize) => void;
};

/** The pay under the insurances: one by one, year by year, and the rows of the tables behind it. */
export default function PayrollDetails({ gross, month, employerSize, onEmployerSize }: PayrollDetailsProps) {
  const insurance = monthInsurance(gross, month, employerSize);
  return (
    <>
      {insurance && (
        <InsuranceCard
          comparison={insurance}
          month={month}
          employerSize={employerSize}
          onEmployerSize={onEmployerSize}
        />
      )}
      <YearsCard gross={gross} thisYear={month.year} />
      <RatesCard month={month} />
    </>
  );
}
