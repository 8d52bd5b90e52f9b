import { compareYears, netSalary } from '@toolbox/core/salary';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { Split } from '../../parts/split/Split.tsx';
import { InsuranceCard } from './InsuranceCard.tsx';
import { RatesCard } from './RatesCard.tsx';
import styles from './Salary.module.css';
import { SalaryForm } from './SalaryForm.tsx';
import { SalaryResult } from './SalaryResult.tsx';
import { useSalaryForm } from './useSalaryForm.ts';
import { useThisMonth } from './useThisMonth.ts';
import { YearsCard } from './YearsCard.tsx';

export default function View() {
  const month = useThisMonth();
  const state = useSalaryForm();
  const { calculated: input, employerSize } = state;
  const calculated = input && { input, salary: netSalary(input) };
  const gross = calculated?.salary.gross ?? 0n;
  // Insurance has a least amount, so it needs a pay to speak of.
  const insured = month !== undefined && gross > 0n;
  const compared = insured ? compareYears(gross, [month.year], { month: month.month, employerSize }) : undefined;
  const insurance = compared?.ok ? compared.value[0] : undefined;

  return (
    <div className={styles['page']}>
      <Split>
        <div className="no-print">
          <InputCard onReset={state.reset}>
            <SalaryForm state={state} month={month} />
          </InputCard>
        </div>
        <div className={styles['result']}>
          <SalaryResult
            calculated={calculated}
            insurance={insurance}
            month={month}
            stale={state.stale}
            onCalculate={state.calculate}
          />
        </div>
      </Split>
      {insured && (
        <>
          {insurance && (
            <InsuranceCard
              comparison={insurance}
              month={month}
              employerSize={employerSize}
              onEmployerSize={state.setEmployerSize}
            />
          )}
          <YearsCard gross={gross} thisYear={month.year} />
          <RatesCard month={month} />
        </>
      )}
    </div>
  );
}
