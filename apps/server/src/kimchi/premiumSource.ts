import { kimchiPremium, MAX_PRICE_CHANGE, MAX_RATE_CHANGE, type Quote } from '@toolbox/core/kimchi';
import type { Reading, Source } from '../rest/createSource.ts';
import { type Basis, type CoinPremium, type MissingFigure, type PremiumAnswer, PremiumError } from './premiumAnswer.ts';
import { PREMIUM_COINS, type PremiumCoin, type QuoteSources, type Quotes } from './quoteSources.ts';
import { createGate, type Figure, type Gate, STALE_MS } from './trusted.ts';

function candidate(name: string, reading: Reading<Quote>): Figure {
  const { price, timestamp } = reading.value;
  return { price, source: name, timestamp: timestamp ?? reading.at, at: reading.at };
}

/** Asks one source after the other until one answers; its reading is first, older ones of the others follow. */
async function readings<Value>(
  sources: readonly (readonly [string, Source<Value>])[],
  isEnough: (value: Value) => boolean,
): Promise<readonly (readonly [string, Reading<Value>])[]> {
  const found: (readonly [string, Reading<Value>])[] = [];
  const older: (readonly [string, Reading<Value>])[] = [];
  for (const [name, source] of sources) {
    const last = source.last();
    if (found.some(([, { value }]) => isEnough(value))) {
      if (last !== undefined) older.push([name, last]);
      continue;
    }
    const reading = await source.read().catch(() => undefined);
    if (reading !== undefined) found.push([name, reading]);
    else if (last !== undefined) older.push([name, last]);
  }
  return [...found, ...older];
}

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

/** Puts the premium together from whatever sources answer and may be believed. */
export function premiumSource(sources: QuoteSources, now: () => number = Date.now) {
  const gates = new Map<string, Gate>();
  const gate = (name: string, limit: number, persistent: boolean) => {
    const known = gates.get(name) ?? createGate(limit, persistent);
    gates.set(name, known);
    return known;
  };
  const figureOf = (kind: string, coin: string, found: readonly (readonly [string, Reading<Quotes>])[]) => {
    const candidates = found.flatMap(([name, { value, at }]) => {
      const quote = value.get(coin);
      return quote === undefined ? [] : [candidate(name, { value: quote, at })];
    });
    return gate(`${kind} ${coin}`, MAX_PRICE_CHANGE, false).choose(candidates, now());
  };
  /** When the first source jumps, the second is asked as well: it may confirm. */
  const pricesOf = async (kind: 'krw' | 'usd') => {
    const found = await readings(sources[kind], (quotes) => quotes.has('BTC'));
    const [first] = found;
    const chosen = figureOf(kind, 'BTC', found);
    if (first !== undefined && chosen?.at === first[1].at && chosen.source === first[0]) return found;
    const all = await Promise.all(
      sources[kind].map(async ([name, source]) => [name, await source.read().catch(() => source.last())] as const),
    );
    return all.flatMap(([name, reading]) => (reading === undefined ? [] : [[name, reading] as const]));
  };

  return async (): Promise<PremiumAnswer> => {
    const [krw, usd, rates] = await Promise.all([pricesOf('krw'), pricesOf('usd'), readings(sources.rate, () => true)]);
    const rate = gate('rate', MAX_RATE_CHANGE, true).choose(
      rates.map(([name, reading]) => candidate(name, reading)),
      now(),
    );
    const tether = figureOf('krw', 'USDT', krw);
    const isStale = ({ at }: Figure) => now() - at > STALE_MS;

    const coinOf = (coin: PremiumCoin): CoinPremium | MissingFigure => {
      const domestic = figureOf('krw', coin, krw);
      const overseas = figureOf('usd', coin, usd);
      if (domestic === undefined) return 'KRW_PRICE';
      if (overseas === undefined) return 'USD_PRICE';
      const official = rate === undefined ? null : basis(domestic.price, overseas.price, rate.price);
      if (official === null) return 'FX';
      return {
        coin,
        krw_price: domestic.price,
        usd_price: overseas.price,
        official,
        usdt: tether === undefined ? null : basis(domestic.price, overseas.price, tether.price),
        sources: { krw: domestic.source, usd: overseas.source },
        timestamp: { krw: domestic.timestamp, usd: overseas.timestamp },
        stale: { krw: isStale(domestic), usd: isStale(overseas) },
      };
    };
    const [bitcoin = 'KRW_PRICE', ...others] = PREMIUM_COINS.map(coinOf);
    if (typeof bitcoin === 'string') throw new PremiumError(bitcoin);
    if (rate === undefined) throw new PremiumError('FX');
    return {
      krw_price: bitcoin.krw_price,
      usd_price: bitcoin.usd_price,
      ...bitcoin.official,
      sources: { ...bitcoin.sources, exchange: rate.source },
      timestamp: { ...bitcoin.timestamp, exchange: rate.timestamp },
      stale: { ...bitcoin.stale, exchange: isStale(rate) },
      usdt: bitcoin.usdt,
      coins: others.filter((coin) => typeof coin !== 'string'),
    };
  };
}
