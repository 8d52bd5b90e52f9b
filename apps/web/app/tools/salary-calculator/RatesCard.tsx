import { RATE_SOURCES, type Rates, ratesIn, type YearMonth } from '@toolbox/core/salary';
import { DEFAULT_LANGUAGE, isLanguage } from '@toolbox/i18n';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Card } from '@toolbox/ui/card/Card';
import { type Column, DataTable } from '@toolbox/ui/data-table/DataTable';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Salary.module.css';
import { StatusBadge } from './StatusBadge.tsx';
import { useRateValue } from './useRateValue.ts';

type RateId = keyof Rates;
type RateRow = { readonly id: RateId; readonly row: Rates[RateId] };

const RATE_IDS: readonly RateId[] = [
  'pension',
  'pensionLimits',
  'health',
  'healthLimits',
  'care',
  'employment',
  'minimumWage',
];

/** The rows of the tables that hold in the month: value, since when, how sure, by which law, and when it was checked. */
export function RatesCard({ month }: { readonly month: YearMonth }) {
  const t = useMessages('salary-calculator');
  const { i18n } = useTranslation();
  const failureText = useFailureText();
  const rateValue = useRateValue();
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
  const found = ratesIn(month);
  const columns: readonly Column<RateRow>[] = [
    { id: 'item', header: t('rates.item'), rowHeader: true, nowrap: true, cell: ({ id }) => t(`rates.items.${id}`) },
    { id: 'value', header: t('rates.value'), nowrap: true, cell: ({ id }) => found.ok && rateValue(id, found.value) },
    { id: 'from', header: t('rates.from'), nowrap: true, cell: ({ row }) => row.from },
    { id: 'status', header: t('insurance.status'), cell: ({ row }) => <StatusBadge status={row.status} /> },
    {
      id: 'source',
      header: t('rates.source'),
      cell: ({ row }) => <span className={styles['source']}>{RATE_SOURCES[row.source][language]}</span>,
    },
    { id: 'checked', header: t('rates.checkedOn'), nowrap: true, cell: ({ row }) => row.checkedOn },
  ];
  if (!found.ok) {
    return (
      <Banner kind="validation" title={t('rates.title')} quiet>
        {failureText(found.failure)}
      </Banner>
    );
  }
  return (
    <Card title={t('rates.title')} flush>
      <DataTable
        caption={t('insurance.month', month)}
        columns={columns}
        rows={RATE_IDS.map((id) => ({ id, row: found.value[id] }))}
        rowKey={({ id }) => id}
      />
      <p className={styles['tableNote']}>{t('rates.note')}</p>
    </Card>
  );
}
