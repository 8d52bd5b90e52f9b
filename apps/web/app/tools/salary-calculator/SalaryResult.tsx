import type { EmployerSize, YearMonth } from '@toolbox/core/salary';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { MinimumWageNote } from './MinimumWageNote.tsx';
import { monthInsurance } from './monthInsurance.ts';
import { PrintButton } from './PrintButton.tsx';
import styles from './Salary.module.css';
import { SalaryNotes } from './SalaryNotes.tsx';
import { useBreakdownRows } from './useBreakdownRows.ts';
import { useConditionRows } from './useConditionRows.ts';
import type { Calculated } from './useSalaryForm.ts';
import { useSalaryText } from './useSalaryText.ts';

type SalaryResultProps = {
  readonly calculated: Calculated;
  readonly month: YearMonth;
  readonly employerSize: EmployerSize;
  /** The form holds something else by now. */
  readonly stale: boolean;
  readonly onCalculate: () => void;
};

/** What is left of the pay, how it comes about, and what to know about it. */
export default function SalaryResult({ calculated, month, employerSize, stale, onCalculate }: SalaryResultProps) {
  const t = useMessages('salary-calculator');
  const common = useMessages('common');
  const breakdown = useBreakdownRows();
  const conditions = useConditionRows();
  const salaryText = useSalaryText();
  const { input, salary } = calculated;
  const { steps, basis } = breakdown(input, salary);
  const net = formatWhole(salary.net);
  const won = common('labels.won');

  return (
    <ResultCard
      empty={false}
      emptyText={t('empty')}
      copyText={() => salaryText(calculated, month, monthInsurance(salary.gross, month, employerSize))}
      spoken={t('estimate', { amount: net })}
      // Out of sight of the note that says so, an old figure would pass for a new one.
      {...(!stale && { figure: { label: t('net'), value: `${net} ${won}` } })}
      actions={<PrintButton disabled={false} />}
    >
      {stale && (
        <div className="no-print">
          <Banner kind="info" onRetry={onCalculate} retryLabel={common('actions.calculate')}>
            {t('stale')}
          </Banner>
        </div>
      )}
      <Figure label={t('net')} value={net} unit={won} />
      <div className={styles['onPaper']}>
        <Rows rows={conditions(input)} />
      </div>
      <Rows rows={steps} />
      {basis.length > 0 && <Rows rows={basis} />}
      <SalaryNotes salary={salary} />
      <MinimumWageNote input={input} year={month.year} />
    </ResultCard>
  );
}
