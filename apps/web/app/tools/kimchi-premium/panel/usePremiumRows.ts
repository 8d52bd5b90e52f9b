import { formatClock } from '@toolbox/i18n/format/formatClock';
import { formatKrwPrice, formatKrwRate } from '@toolbox/i18n/format/formatKrwPrice';
import { formatLocalMoment } from '@toolbox/i18n/format/formatLocalTime';
import { formatUsdPrice } from '@toolbox/i18n/format/formatUsd';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageLanguage } from '../../../i18n/usePageLanguage.ts';
import type { Basis } from '../premiumChoice.ts';
import { useSourceName } from '../usePremium.ts';
import type { PremiumView, ShownPremium } from './usePremiumFigures.ts';

/** Up to this age, the time of day alone identifies when a price was received. */
const RECENT_MS = 12 * 3_600_000;

type PremiumRow = { readonly id: string; readonly label: string; readonly value: string; readonly hint?: string };

/** The rows of a premium: its figures, where each is from, and the formatted difference in won. */
export function usePremiumRows(basis: Basis, { answer, quote, updatedAt }: PremiumView) {
  const t = useMessages('kimchi-premium');
  const language = usePageLanguage();
  const sourceName = useSourceName();

  const origin = (own: number | undefined, name: string | undefined, stamp: number | undefined) => {
    if (own !== undefined) return t('typed');
    const source = sourceName(name ?? '');
    if (!stamp) return source;
    const isRecent = Math.abs((updatedAt ?? 0) - stamp) < RECENT_MS;
    return t('from', { source, time: isRecent ? formatClock(stamp, language) : formatLocalMoment(stamp, language) });
  };

  return ({ own, krw, usd, premium, inWon }: ShownPremium, difference: string): readonly PremiumRow[] => {
    const rateSource = basis === 'usdt' ? quote?.sources.krw : answer?.quotes.rate.source;
    const rateTime = basis === 'usdt' ? quote?.timestamp.krw : answer?.quotes.rate.timestamp;
    // A typed rate is one of dollars, whatever the basis.
    const isTether = basis === 'usdt' && own.rate === undefined;
    return [
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
        value: t(isTether ? 'perTether' : 'perDollar', { rate: formatKrwRate(premium.exchangeRate, language) }),
      },
      { id: 'equivalent', label: t('equivalent'), value: formatKrwPrice(inWon.equivalent, language) },
      { id: 'difference', label: t('difference'), value: difference },
      {
        id: 'updated',
        label: t('updated'),
        value: updatedAt === undefined ? t('notYet') : formatLocalMoment(updatedAt, language),
      },
    ];
  };
}
