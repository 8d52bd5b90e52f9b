import type { YearMonth } from '@toolbox/core/law';
import { type PayType, payMeant } from '@toolbox/core/salary';
import { formatReadBack } from '@toolbox/i18n/format/formatReadBack';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows, type TextRow } from '@toolbox/ui/rows/Rows';
import { ShareBar, type SharePart } from '@toolbox/ui/share-bar/ShareBar';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { useWon } from '../../i18n/useWon.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import type { Calculated } from './calculation.ts';
import { formatPercent } from './formatSalary.ts';
import PayMeantNotice from './PayMeantNotice.tsx';
import styles from './SalaryCalculator.module.css';
import { MinimumWageNote, SalaryNotes } from './SalaryNotes.tsx';
import { useSalaryRows } from './useSalaryRows.ts';
import { useShortHours } from './useShortHours.ts';

type SalaryResultProps = {
  readonly calculated: Calculated;
  readonly month: YearMonth;
  /** Only the structure of the result, without the notes. */
  readonly isExample: boolean;
  /** Whether the form has changed since. */
  readonly stale: boolean;
  /** Whether the form announces what is unusual about the pay: one change is announced by one sentence. */
  readonly isUnusual?: boolean;
  readonly onCalculate: () => void;
  /** Replaces the pay and its period, and calculates with them. */
  readonly onPay: (amount: string, payType: PayType) => void;
};

/** The take-home pay, its components, and notes. */
export default function SalaryResult(props: SalaryResultProps) {
  const { calculated, month, isExample, stale, isUnusual = false, onCalculate, onPay } = props;
  const t = useMessages('salary-calculator/late');
  const common = useMessages('common');
  const won = useWon();
  const rows = useSalaryRows();
  const { result, flatPercent } = calculated;
  const shortHours = useShortHours(result.salary, result.way);
  const { payType, amount } = calculated.input;
  const meant = isExample || stale ? undefined : payMeant(amount, payType);
  const notice = meant && <PayMeantNotice payType={payType} amount={amount.n} meant={meant} onPay={onPay} />;
  // An amount that leaves less than nothing is not pay for this period.
  if (notice && result.net < 0n) return <ResultCard copyText="">{notice}</ResultCard>;
  const { conditions, steps, basis } = rows(calculated);
  const net = won(result.net);
  const lines = (some: readonly TextRow[]) => some.map(({ label, value }) => t('line', { label, value }));
  const way = t(`netWays.${result.way}`, { ...month, percent: flatPercent });
  // A copied figure alone does not show how it was calculated, what it lacks, or that the deduction may be lower.
  const overtime = result.salary.notes.overtimeNotCounted ? t('notes.overtimeNotCounted') : undefined;
  const notes = [overtime, shortHours].filter((note) => note !== undefined);
  const copyText = () => [...lines(conditions), '', ...lines(steps), way, ...notes].join('\n');

  return (
    <ResultCard
      copyText={copyText}
      // Without the note in view, an outdated figure would look current; announced, it would sound so.
      spoken={stale ? '' : t(`estimates.${result.way}`, { amount: net, percent: flatPercent })}
      {...(!stale && { figure: { label: t('net'), value: net } })}
      actions={
        <Button variant="ghost" size="sm" icon="print" onClick={() => print()}>
          {common('actions.print')}
        </Button>
      }
    >
      {stale && !isExample && (
        <div className="no-print">
          <Banner quiet={isUnusual} kind="info" onRetry={onCalculate} retryLabel={common('actions.calculate')}>
            {common('banner.stale')}
          </Banner>
        </div>
      )}
      {notice}
      <div className={styles['shape']}>
        <Headline calculated={calculated} way={way} />
        <div className={styles['onPaper']}>
          <Rows rows={conditions} />
        </div>
        <Rows dense rows={steps} />
        {!isExample && basis.length > 0 && <Rows rows={basis} />}
      </div>
      {!isExample && <Notes calculated={calculated} month={month} />}
    </ResultCard>
  );
}

const TONES = { pension: 'info', health: 'warn', longTermCare: 'warn', employment: 'serious', flat: 'info' } as const;

/** The net pay, in words too, what it excludes, and its share of the gross pay. */
function Headline({ calculated, way }: { readonly calculated: Calculated; readonly way: string }) {
  const t = useMessages('salary-calculator/late');
  const won = useWon();
  const language = usePageLanguage();
  const { net, lines, salary, deductionPercent } = calculated.result;
  const year = net * 12n;
  // In English, amounts with this many digits are easier to read as digits than as millions.
  const read = (amount: bigint) => formatReadBack(String(amount), 'won', language);
  const [reading, yearly] = language === 'ko' ? [read(net), read(year)] : [undefined, won(year)];
  const ofGross = (amount: bigint) => Number(amount) / Number(salary.gross);
  const parts: readonly SharePart[] = [
    { id: 'net', share: ofGross(net), tone: 'accent' },
    ...lines.map(({ id, amount }) => ({
      id,
      share: ofGross(amount),
      tone: id === 'incomeTax' || id === 'localTax' ? ('bad' as const) : TONES[id],
    })),
  ];
  return (
    <>
      <Figure label={t('net')} value={won(net)} note={<HeadlineNote {...{ reading, yearly, way }} />} />
      {net > 0n && (
        <div>
          <ShareBar parts={parts} />
          <p className={styles['shares']}>
            <span>{t('netShare', { percent: formatPercent(deductionPercent.neg().add(100)) })}</span>
            <span>{t('deductionShare', { percent: formatPercent(deductionPercent) })}</span>
          </p>
        </div>
      )}
    </>
  );
}

type HeadlineNoteProps = {
  readonly reading: string | undefined;
  readonly yearly: string | undefined;
  readonly way: string;
};

function HeadlineNote({ reading, yearly, way }: HeadlineNoteProps) {
  const t = useMessages('salary-calculator/late');
  return (
    <>
      {(reading ?? yearly) && (
        <p className={styles['reading']}>
          {reading && <strong>{reading}</strong>}
          {yearly && <span>{t('yearly', { amount: yearly })}</span>}
        </p>
      )}
      <p>{way}</p>
    </>
  );
}

/** Notes on the figures. */
function Notes({ calculated, month }: { readonly calculated: Calculated; readonly month: YearMonth }) {
  const t = useMessages('salary-calculator/late');
  const won = useWon();
  const failureText = useFailureText();
  const { input, result } = calculated;
  const { itemised, way, failure, salary } = result;
  return (
    <>
      {failure && input.deductionWay === 'itemised' && (
        <Banner kind="validation" title={t('unknownMonth')} quiet>
          {failureText(failure)}
        </Banner>
      )}
      {way === 'itemised' && itemised && (
        <p className={styles['small']}>
          {itemised.nonTaxable > 0n
            ? t('taxBasis.meals', { taxable: won(itemised.taxable), meals: won(itemised.nonTaxable) })
            : t('taxBasis.whole', { taxable: won(itemised.taxable) })}
        </p>
      )}
      <SalaryNotes salary={salary} way={way} />
      <MinimumWageNote input={input} year={month.year} />
    </>
  );
}
