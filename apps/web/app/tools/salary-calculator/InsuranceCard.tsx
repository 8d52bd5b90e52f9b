import type { EmployerSize, YearComparison, YearMonth } from '@toolbox/core/salary';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Card } from '@toolbox/ui/card/Card';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Select } from '@toolbox/ui/select/Select';
import { useMessages } from '../../i18n/useMessages.ts';
import { InsuranceTable } from './InsuranceTable.tsx';
import styles from './Salary.module.css';

type InsuranceCardProps = {
  readonly comparison: YearComparison;
  readonly month: YearMonth;
  readonly employerSize: EmployerSize;
  readonly onEmployerSize: (size: EmployerSize) => void;
};

const SIZES: readonly EmployerSize[] = ['under150', 'priority', 'under1000', 'over1000'];

/** The four social insurances one by one, by the rates of the month, for the employee and the employer. */
export function InsuranceCard({ comparison, month, employerSize, onEmployerSize }: InsuranceCardProps) {
  const t = useMessages('salary-calculator');
  const won = useMessages('common', 'labels')('won');
  const { insurance, afterInsurance } = comparison;
  const figures = [
    { id: 'employeeTotal', amount: insurance.employeeTotal },
    { id: 'afterInsurance', amount: afterInsurance },
    { id: 'employerTotal', amount: insurance.employerTotal },
  ] as const;
  return (
    <Card
      title={t('insurance.title')}
      note={<span className={styles['cardNote']}>{t('insurance.month', month)}</span>}
      flush
    >
      <div className={styles['figures']}>
        {figures.map(({ id, amount }) => (
          <Figure key={id} size="md" label={t(`insurance.${id}`)} value={formatWhole(amount)} unit={won} />
        ))}
      </div>
      <InsuranceTable insurance={insurance} />
      <div className={styles['foot']}>
        <p className={styles['small']}>{t('insurance.note')}</p>
        <div className="no-print">
          <Select
            label={t('insurance.employerSize')}
            hint={t('insurance.employerSizeHint')}
            value={employerSize}
            onChange={onEmployerSize}
            options={SIZES.map((value) => ({ value, label: t(`insurance.sizes.${value}`) }))}
          />
        </div>
      </div>
    </Card>
  );
}
