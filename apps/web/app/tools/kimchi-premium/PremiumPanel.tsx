import { premiumBand, premiumBasis, premiumInWon, premiumMarks } from '@toolbox/core/kimchi';
import { formatClock } from '@toolbox/i18n/format/formatClock';
import { formatKrwDifference, formatKrwPrice, formatKrwRate } from '@toolbox/i18n/format/formatKrwPrice';
import { formatLocalMoment } from '@toolbox/i18n/format/formatLocalTime';
import { formatSignedPercent, formatSignedPoints } from '@toolbox/i18n/format/formatSignedPercent';
import { formatUsdPrice } from '@toolbox/i18n/format/formatUsd';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { useCallErrorText } from '../../parts/call-error/useCallErrorText.ts';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { BAND_LOOKS } from './bandLooks.ts';
import styles from './KimchiPremium.module.css';
import { PremiumNotices, PremiumRemarks } from './PremiumNotices.tsx';
import type { PremiumChoice } from './premiumChoice.ts';
import { RefreshButton } from './RefreshButton.tsx';
import { READ_PREMIUM, useHistory, usePremium, useRange, useSourceName } from './usePremium.ts';

/** Up to this age, the time of day alone identifies when a price was received. */
const RECENT_MS = 12 * 3_600_000;
const PERCENT = 100;
/** A change is not colored: a higher premium is neither gain nor loss. */
const SIGNS = { up: '▲', down: '▼', none: '' } as const;

export type OwnFigures = {
  readonly krw: number | undefined;
  readonly usd: number | undefined;
  readonly rate: number | undefined;
};

export type PremiumPanelProps = PremiumChoice & {
  /** Undefined if a typed figure is invalid: then there is no premium to show. */
  readonly own: OwnFigures | undefined;
};

type PremiumStandingProps = PremiumChoice & { readonly answer: ReturnType<typeof usePremium>['answer'] };

/** The position of the premium between the lowest and the highest of a period, and its change. */
function PremiumStanding({ answer, ...choice }: PremiumStandingProps) {
  const t = useMessages('kimchi-premium');
  const [range] = useRange();
  const { statistics, change, last } = useHistory(choice, range, answer, READ_PREMIUM[choice.basis]);
  if (statistics === undefined) return <div className={styles['standing']} />;
  const { minimum, maximum } = statistics;
  const place = maximum > minimum ? (last - minimum) / (maximum - minimum) : 0;
  const direction = change === undefined || change === 0 ? 'none' : change > 0 ? 'up' : 'down';
  return (
    <div className={styles['standing']}>
      {change !== undefined && (
        <p className={styles['change']}>
          <span aria-hidden="true">{SIGNS[direction]}</span>{' '}
          <strong>{t('points', { change: formatSignedPoints(change) })}</strong>{' '}
          {t('since', { range: t(`history.ranges.${range}`) })}
        </p>
      )}
      <svg className={styles['place']} aria-hidden="true">
        <rect className={styles['track']} y="5" width="100%" height="6" rx="3" />
        <circle className={styles['mark']} cx={`${(place * PERCENT).toFixed(2)}%`} cy="8" r="6" />
      </svg>
      <p className={styles['ends']}>
        <span>
          <span>{t('history.minimum')}</span>
          <strong>{formatSignedPercent(minimum)}</strong>
        </span>
        <span>
          <span>{t('history.maximum')}</span>
          <strong>{formatSignedPercent(maximum)}</strong>
        </span>
      </p>
    </div>
  );
}

/** The current premium and its components. A figure typed by the visitor replaces the received one. */
export default function PremiumPanel({ market, coin, basis, own }: PremiumPanelProps) {
  const t = useMessages('kimchi-premium');
  const language = usePageLanguage();
  const sourceName = useSourceName();
  // Its messages load with the panel: loading them later would hide the panel meanwhile, and would fail if the server
  // is away.
  const callErrorText = useCallErrorText();
  const [isOpen, setOpen] = useState(false);
  const { answer, isOff, error, isPending, isFetching, updatedAt, refresh } = usePremium(market);
  const quote = answer?.quotes.coins.find((each) => each.coin === coin);
  const received = quote?.[basis];

  const krw = own?.krw ?? quote?.krwPrice;
  const usd = own?.usd ?? quote?.usdPrice;
  const rate = own?.rate ?? received?.exchangeRate;
  const premium = own && krw && usd && rate ? premiumBasis(krw, usd, rate) : undefined;
  const inWon =
    premium && krw && usd && premiumInWon({ krwPrice: krw, usdPrice: usd, exchangeRate: premium.exchangeRate });
  const rateSource = basis === 'usdt' ? quote?.sources.krw : answer?.quotes.rate.source;
  const rateTime = basis === 'usdt' ? quote?.timestamp.krw : answer?.quotes.rate.timestamp;
  const time = updatedAt === undefined ? undefined : formatLocalMoment(updatedAt, language);

  const refreshButton = <RefreshButton isAsking={isFetching} hasFailed={error !== null} onRefresh={refresh} />;
  const notices = (updated?: string) =>
    error !== null && (
      <PremiumNotices
        market={market}
        error={error}
        callErrorText={callErrorText}
        updated={updated}
        isAsking={isFetching}
        onRetry={refresh}
      />
    );

  if (own === undefined || premium === undefined || !inWon || krw === undefined || usd === undefined) {
    const isWaiting = own !== undefined && isPending && error === null;
    const noQuote = quote !== undefined && basis === 'usdt' ? 'noTether' : 'notQuoted';
    const missing = answer === undefined ? (isOff ? 'off' : 'empty') : noQuote;
    if (!isWaiting && error === null) {
      return <EmptyResult text={t(own === undefined ? 'correctInput' : missing)} actions={refreshButton} />;
    }
    return (
      <ResultCard copyText="" actions={refreshButton}>
        {notices()}
        {isWaiting && (
          <div aria-busy="true">
            <Skeleton shape="figure" />
            <Skeleton count={5} />
            <p className="visually-hidden" role="status">
              {t('loading')}
            </p>
          </div>
        )}
      </ResultCard>
    );
  }

  const typed = { krw: own.krw !== undefined, usd: own.usd !== undefined, rate: own.rate !== undefined };
  const marks = answer && premiumMarks(answer.quotes, { coin, basis, typed });
  const isFromServer = !typed.krw && !typed.usd && !typed.rate;
  const band = premiumBand(premium.percentage);
  const { tone, icon } = BAND_LOOKS[band];
  const shown = formatSignedPercent(premium.percentage);
  const origin = (own: number | undefined, name: string | undefined, stamp: number | undefined) => {
    if (own !== undefined) return t('typed');
    const source = sourceName(name ?? '');
    if (!stamp) return source;
    // A figure from today needs no date.
    const isRecent = Math.abs((updatedAt ?? 0) - stamp) < RECENT_MS;
    return t('from', { source, time: isRecent ? formatClock(stamp, language) : formatLocalMoment(stamp, language) });
  };
  // A typed rate is one of dollars, whatever the basis.
  const isTether = basis === 'usdt' && own.rate === undefined;
  const difference = formatKrwDifference(Math.abs(inWon.difference), krw, language);
  const rows = [
    {
      id: 'krw',
      label: t('krwPrice'),
      hint: origin(own.krw, quote?.sources.krw, quote?.timestamp.krw),
      value: formatKrwPrice(krw, language),
    },
    {
      id: 'usd',
      label: t('usdPrice'),
      hint: origin(own.usd, quote?.sources.usd, quote?.timestamp.usd),
      value: formatUsdPrice(usd),
    },
    {
      id: 'rate',
      label: t(isTether ? 'usdtRate' : 'rate'),
      hint: origin(own.rate, rateSource, rateTime),
      value: t(isTether ? 'perTether' : 'perDollar', {
        rate: formatKrwRate(premium.exchangeRate, language),
      }),
    },
    { id: 'equivalent', label: t('equivalent'), value: formatKrwPrice(inWon.equivalent, language) },
    { id: 'difference', label: t('difference'), value: difference },
    { id: 'updated', label: t('updated'), value: time ?? t('notYet') },
  ];
  const direction =
    premium.percentage === 0 ? t('even') : t(premium.percentage < 0 ? 'cheaper' : 'dearer', { value: difference });

  return (
    <ResultCard
      copyText={[`${t('premiumOf', { coin })}: ${shown}`, ...rows.map(({ label, value }) => `${label}: ${value}`)].join(
        '\n',
      )}
      spoken={`${t('premiumOf', { coin })} ${shown}, ${t(`bands.${band}`)}. ${direction}`}
      figure={{ label: t('premium'), value: shown }}
      actions={refreshButton}
    >
      {notices(time)}
      <div className={styles['headline']} data-band={band}>
        <Figure
          label={t('premiumOf', { coin })}
          value={shown}
          note={
            <Badge tone={tone} icon={icon}>
              {t(`bands.${band}`)}
            </Badge>
          }
        />
        <p className={styles['direction']}>{direction}</p>
      </div>
      {answer?.hasHistory === true && isFromServer && (
        <PremiumStanding market={market} coin={coin} basis={basis} answer={answer} />
      )}
      <PremiumRemarks
        simulated={answer?.simulated === true}
        off={isOff}
        stale={marks?.stale === true}
        unconfirmed={marks?.unconfirmed === true}
        contradicted={marks?.contradicted === true}
      />
      <div className={styles['parts']} data-open={isOpen}>
        <div className={styles['toggle']}>
          <Button
            variant="ghost"
            size="sm"
            block
            icon={isOpen ? 'minus' : 'plus'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('parts')}
          </Button>
        </div>
        <Rows dense rows={rows} />
      </div>
    </ResultCard>
  );
}
