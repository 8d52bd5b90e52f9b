import type { PayType } from '@toolbox/core/salary';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Split } from '@toolbox/ui/split/Split';
import { useToday } from '../../browser/clock/useToday.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';
import { SalaryForm } from './form/SalaryForm.tsx';
import { useSalaryForm } from './form/useSalaryForm.ts';
import styles from './SalaryCalculator.module.css';

const Example = examplePart(() => import('./Example.tsx'));
const SalaryResult = lazyPart(() => import('./SalaryResult.tsx'));
const PayrollDetails = lazyPart(() => import('./PayrollDetails.tsx'));

const PAY_TYPES: readonly PayType[] = ['hourly', 'monthly'];

export default function View() {
  const t = useMessages('salary-calculator');
  const today = useToday();
  const state = useSalaryForm(today);

  const { form, set, month, calculated, employerSize } = state;
  const shared = { stale: state.stale, onCalculate: state.calculate, onPay: state.calculateWith };
  const placeholder = <Example text={t('empty')} employerSize={employerSize} today={today} />;

  return (
    <div className={styles['page']}>
      <Split>
        <div className={`no-print ${styles['input']}`}>
          <InputCard
            onReset={state.reset}
            onExample={state.fillExample}
            lead={
              <Segmented
                label={t('payType')}
                labelHidden
                value={form.payType}
                onChange={(payType) => set({ payType })}
                options={PAY_TYPES.map((value) => ({ value, label: t(`payTypes.${value}`) }))}
              />
            }
          >
            <SalaryForm state={state} />
          </InputCard>
        </div>
        <div className={styles['result']}>
          {calculated && month ? (
            <SalaryResult
              fallback={placeholder}
              calculated={calculated}
              month={month}
              isExample={false}
              isUnusual={state.unusualPay !== undefined}
              {...shared}
            />
          ) : (
            placeholder
          )}
        </div>
      </Split>
      {calculated && month && calculated.result.salary.gross > 0n && calculated.result.net >= 0n && (
        <PayrollDetails
          calculated={calculated}
          month={month}
          employerSize={employerSize}
          onEmployerSize={state.setEmployerSize}
        />
      )}
    </div>
  );
}
