import type { NetSalary, SalaryInput, YearComparison, YearMonth } from '@toolbox/core/salary';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useWords } from '../../i18n/useWords.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { MinimumWageNote } from './MinimumWageNote.tsx';
import styles from './Salary.module.css';
import { SalaryNotes } from './SalaryNotes.tsx';
import { useBreakdownRows } from './useBreakdownRows.ts';
import { useConditionRows } from './useConditionRows.ts';
import { useSalaryText } from './useSalaryText.ts';

export type Calculated = { readonly input: SalaryInput; readonly salary: NetSalary };

type SalaryResultProps = {
  readonly calculated: Calculated | undefined;
  /** Rates of the month, on the same pay. */
  readonly insurance: YearComparison | undefined;
  readonly month: YearMonth | undefined;
  readonly stale: boolean;
  readonly onCalculate: () => void;
};

/** What is left of the pay, how it comes about, and what to know about it. */
export function SalaryResult({ calculated, insurance, month, stale, onCalculate }: SalaryResultProps) {
  const t = useWords('calculator', 'salary-calculator');
  const common = useWords('common');
  const breakdown = useBreakdownRows();
  const conditions = useConditionRows();
  const salaryText = useSalaryText();
  const net = calculated && formatWhole(calculated.salary.net);
  const rows = calculated && breakdown(calculated.input, calculated.salary);

  return (
    <ResultCard
      empty={calculated === undefined}
      emptyText={t('empty')}
      copyText={calculated ? () => salaryText(calculated, insurance, month) : ''}
      {...(net !== undefined && {
        spoken: t('estimate', { amount: net }),
        // Out of sight of the note that says so, an old figure would pass for a new one.
        ...(!stale && { figure: { label: t('net'), value: `${net} ${common('labels.won')}` } }),
      })}
      actions={
        <Button variant="ghost" size="sm" icon="print" disabled={calculated === undefined} onClick={() => print()}>
          {common('actions.print')}
        </Button>
      }
    >
      {calculated && rows && (
        <>
          {stale && (
            <div className="no-print">
              <Banner kind="info" onRetry={onCalculate} retryLabel={common('actions.calculate')}>
                {t('stale')}
              </Banner>
            </div>
          )}
          <Figure label={t('net')} value={net} unit={common('labels.won')} />
          <div className={styles['onPaper']}>
            <Rows rows={conditions(calculated.input)} />
          </div>
          <Rows rows={rows.steps} />
          {rows.basis.length > 0 && <Rows rows={rows.basis} />}
          <SalaryNotes salary={calculated.salary} />
          {month && <MinimumWageNote input={calculated.input} year={month.year} />}
        </>
      )}
    </ResultCard>
  );
}
