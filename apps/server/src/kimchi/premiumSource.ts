import { type KrwMarket, kimchiPremium, PREMIUM_COINS, type PremiumCoin } from '@toolbox/core/kimchi';
import { type Clock, systemClock } from '../clock.ts';
import type { TrustedFigure } from './figureGate.ts';
import {
  type Basis,
  type CoinPremium,
  type MissingFigure,
  PremiumError,
  type PremiumResponse,
} from './premiumResponse.ts';
import { type NamedQuotes, type QuoteSources, RATE } from './quoteSources.ts';
import type { Timeouts } from './readSources.ts';
import { trustedQuotes } from './trustedQuotes.ts';

const TETHER = 'USDT';

/** A visitor gets a response within three seconds; the remainder is for the network. */
const TIMEOUTS: Timeouts = { responseMs: 2500, lateMs: 300 };

function basis(krwPrice: number, usdPrice: number, exchangeRate: number): Basis | null {
  const premium = kimchiPremium({ krwPrice, usdPrice, exchangeRate });
  if (premium === undefined) return null;
  const { usdEquivalent, percentage, absolute } = premium;
  return {
    exchange_rate: exchangeRate,
    usd_equivalent: usdEquivalent,
    premium_percentage: percentage,
    premium_absolute: absolute,
  };
}

/**
 * Whether the price of tether can be used with a domestic price, whose source and marks are also those of the premium
 * against tether: it must come from the same source, and need no mark that the domestic price does not have.
 */
function isUsable(tether: TrustedFigure, domestic: TrustedFigure): boolean {
  return (
    tether.figure.source === domestic.figure.source &&
    (tether.figure.isCurrent || !domestic.figure.isCurrent) &&
    (tether.isConfirmed || !domestic.isConfirmed) &&
    !tether.isContradicted
  );
}

/**
 * Computes the premium from the trusted sources that respond in time: the domestic price from one market, or, if none
 * is given, from the first that responds. All sources are called in parallel; for those that do not respond in time,
 * the previous figures are used and marked. Dollar prices and the rate are shared by all markets.
 */
export function premiumSource(sources: QuoteSources, clock: Clock = systemClock, timeouts: Timeouts = TIMEOUTS) {
  const fetchTrusted = trustedQuotes(timeouts, clock);

  return async (market?: KrwMarket): Promise<PremiumResponse> => {
    const isPreferred = ([name]: NamedQuotes) => market === undefined || name === market;
    const preferred = sources.krw.filter(isPreferred);
    const witnesses = sources.krw.filter((source) => !isPreferred(source));
    const [krw, usd, rates] = await Promise.all([
      fetchTrusted(market ?? 'krw', preferred, witnesses),
      fetchTrusted('usd', sources.usd, []),
      fetchTrusted('rate', sources.rate, []),
    ]);
    // Where sources contradict each other, figures of the other kinds decide.
    const tether = krw.choose(TETHER, rates.agreed(RATE));
    const rate = rates.choose(RATE, krw.agreed(TETHER));

    const coinOf = (coin: PremiumCoin): CoinPremium | MissingFigure => {
      const [inWon, inDollars] = [krw.agreed(coin), usd.agreed(coin)];
      const wonPerDollar = rate?.figure.price;
      const domestic = krw.choose(coin, inDollars && wonPerDollar && inDollars * wonPerDollar);
      const overseas = usd.choose(coin, inWon && wonPerDollar && inWon / wonPerDollar);
      if (domestic === undefined) return 'KRW_PRICE';
      if (overseas === undefined) return 'USD_PRICE';
      const [{ figure: won }, { figure: dollars }] = [domestic, overseas];
      const official = rate === undefined ? null : basis(won.price, dollars.price, rate.figure.price);
      if (official === null) return 'FX';
      return {
        coin,
        krw_price: won.price,
        usd_price: dollars.price,
        official,
        usdt: tether && isUsable(tether, domestic) ? basis(won.price, dollars.price, tether.figure.price) : null,
        sources: { krw: won.source, usd: dollars.source },
        timestamp: { krw: won.timestamp, usd: dollars.timestamp },
        stale: { krw: !won.isCurrent, usd: !dollars.isCurrent },
        unconfirmed: { krw: !domestic.isConfirmed, usd: !overseas.isConfirmed },
        contradicted: { krw: domestic.isContradicted, usd: overseas.isContradicted },
      };
    };
    const [bitcoin = 'KRW_PRICE', ...others] = PREMIUM_COINS.map(coinOf);
    if (typeof bitcoin === 'string') throw new PremiumError(bitcoin);
    if (rate === undefined) throw new PremiumError('FX');
    return {
      krw_price: bitcoin.krw_price,
      usd_price: bitcoin.usd_price,
      ...bitcoin.official,
      sources: { ...bitcoin.sources, exchange: rate.figure.source },
      timestamp: { ...bitcoin.timestamp, exchange: rate.figure.timestamp },
      stale: { ...bitcoin.stale, exchange: !rate.figure.isCurrent },
      unconfirmed: { ...bitcoin.unconfirmed, exchange: !rate.isConfirmed },
      contradicted: { ...bitcoin.contradicted, exchange: rate.isContradicted },
      usdt: bitcoin.usdt,
      coins: others.filter((coin) => typeof coin !== 'string'),
    };
  };
}
