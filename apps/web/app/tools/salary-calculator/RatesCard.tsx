import {
  type DatedRow,
  MEAL_ALLOWANCE,
  type MonthRates,
  RATE_SOURCES,
  ratesIn,
  type TaxRule,
  taxRuleIn,
  type YearMonth,
} from '@toolbox/core/law';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Card } from '@toolbox/ui/card/Card';
import { type Column, DataTable } from '@toolbox/ui/data-table/DataTable';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { useWon } from '../../i18n/useWon.ts';
import styles from './PayrollDetails.late.module.css';
import { StatusBadge } from './StatusBadge.tsx';

type RateRow = {
  readonly id: keyof MonthRates | 'incomeTax' | 'meals';
  readonly value: string;
  readonly row: DatedRow;
};

/** The table rows in force in the month: value, start, status, legal source, and when it was checked. */
export function RatesCard({ month }: { readonly month: YearMonth }) {
  const t = useMessages('salary-calculator/late');
  const failureText = useFailureText();
  const language = usePageLanguage();
  const rateRows = useRateRows();
  const found = ratesIn(month);
  const taxRule = taxRuleIn(month);
  const columns: readonly Column<RateRow>[] = [
    { id: 'item', header: t('rates.item'), rowHeader: true, nowrap: true, cell: ({ id }) => t(`rates.items.${id}`) },
    {
      id: 'value',
      header: t('rates.value'),
      nowrap: true,
      cell: ({ id, value }) => (id === 'incomeTax' ? <span className={styles['children']}>{value}</span> : value),
    },
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
        rows={rateRows(found.value, taxRule.ok ? taxRule.value : undefined)}
        rowKey={({ id }) => id}
      />
      <p className={styles['tableNote']}>{t('rates.note')}</p>
    </Card>
  );
}

/** The description of each table row. */
function useRateRows(): (rates: MonthRates, taxRule: TaxRule | undefined) => readonly RateRow[] {
  const t = useMessages('salary-calculator/late');
  const won = useWon();
  const range = (min: bigint, max: bigint) => t('rates.range', { min: won(min), max: won(max) });

  function taxRow(row: TaxRule): RateRow {
    const { oneChild, twoChildren, furtherChild } = row;
    const amounts = { one: won(oneChild), two: won(twoChildren), further: won(furtherChild) };
    return { id: 'incomeTax', value: t('rates.children', amounts), row };
  }

  return ({ pension, pensionLimits, health, healthLimits, care, employment, minimumWage }, taxRule) => [
    { id: 'pension', value: t('rates.eachSide', { percent: pension.sharePercent }), row: pension },
    { id: 'pensionLimits', value: range(pensionLimits.minBase, pensionLimits.maxBase), row: pensionLimits },
    { id: 'health', value: t('rates.bothSides', { percent: health.totalPercent }), row: health },
    { id: 'healthLimits', value: range(healthLimits.minTotal, healthLimits.maxTotal), row: healthLimits },
    {
      id: 'care',
      value: t('insurance.ofHealth', { percent: care.publishedPercent }),
      row: { ...care, from: care.rateFrom ?? care.from },
    },
    { id: 'employment', value: t('rates.eachSide', { percent: employment.sharePercent }), row: employment },
    ...(taxRule ? [taxRow(taxRule)] : []),
    { id: 'meals', value: t('rates.monthly', { amount: won(MEAL_ALLOWANCE.monthly) }), row: MEAL_ALLOWANCE },
    { id: 'minimumWage', value: t('rates.hourly', { amount: won(minimumWage.hourly) }), row: minimumWage },
  ];
}
