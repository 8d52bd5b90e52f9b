import { Split } from '@toolbox/ui/split/Split';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { PrintButton } from './PrintButton.tsx';
import styles from './Salary.module.css';
import { SalaryForm } from './SalaryForm.tsx';
import { useSalaryForm } from './useSalaryForm.ts';
import { useThisMonth } from './useThisMonth.ts';

const SalaryResult = lazyPart(() => import('./SalaryResult.tsx'));
const PayrollDetails = lazyPart(() => import('./PayrollDetails.tsx'));

export default function View() {
  const t = useMessages('salary-calculator');
  const month = useThisMonth();
  const state = useSalaryForm();

  const { calculated, employerSize } = state;
  const nothing = (
    <ResultCard empty emptyText={t('empty')} copyText="" actions={<PrintButton disabled />}>
      {null}
    </ResultCard>
  );

  return (
    <div className={styles['page']}>
      <Split>
        <div className="no-print">
          <InputCard onReset={state.reset}>
            <SalaryForm state={state} month={month} />
          </InputCard>
        </div>
        <div className={styles['result']}>
          {calculated && month ? (
            <SalaryResult
              fallback={nothing}
              calculated={calculated}
              month={month}
              employerSize={employerSize}
              stale={state.stale}
              onCalculate={state.calculate}
            />
          ) : (
            nothing
          )}
        </div>
      </Split>
      {calculated && month && calculated.salary.gross > 0n && (
        <PayrollDetails
          gross={calculated.salary.gross}
          month={month}
          employerSize={employerSize}
          onEmployerSize={state.setEmployerSize}
        />
      )}
    </div>
  );
}
