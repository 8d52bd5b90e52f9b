import {
  isKrwMarket,
  type KrwMarket,
  kimchiPremium,
  MAX_PRICE_CHANGE,
  MAX_RATE_CHANGE,
  type Quote,
} from '@toolbox/core/kimchi';
import { type Clock, dateOf, systemClock } from '../clock.ts';
import type { Reading, Source } from '../rest/createSource.ts';
import { type Basis, type CoinPremium, type MissingFigure, type PremiumAnswer, PremiumError } from './premiumAnswer.ts';
import { type NamedQuotes, PREMIUM_COINS, type PremiumCoin, type QuoteSources, type Quotes } from './quoteSources.ts';
import { createGate, type Figure, type Gate, STALE_MS } from './trusted.ts';

function candidate(name: string, reading: Reading<Quote>, clock: Clock): Figure {
  const { price, timestamp } = reading.value;
  return { price, source: name, timestamp: timestamp ?? dateOf(clock, reading.at), at: reading.at };
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

/**
 * Puts the premium together from whatever sources answer and may be believed: at home either from one market alone, or,
 * where none is named, from the first that answers. Each way has gates of its own, so that no price of one market is
 * ever measured by, or served in place of, that of another; dollars and the rate are the same for all.
 */
export function premiumSource(sources: QuoteSources, clock: Clock = systemClock) {
  const gates = new Map<string, Gate>();
  const gate = (name: string, limit: number, persistent: boolean) => {
    const known = gates.get(name) ?? createGate(limit, persistent);
    gates.set(name, known);
    return known;
  };
  /** A market by itself has no second witness, so what it says twice is believed. */
  const figureOf = (way: string, coin: string, found: readonly (readonly [string, Reading<Quotes>])[]) => {
    const candidates = found.flatMap(([name, { value, at }]) => {
      const quote = value.get(coin);
      return quote === undefined ? [] : [candidate(name, { value: quote, at }, clock)];
    });
    return gate(`${way} ${coin}`, MAX_PRICE_CHANGE, isKrwMarket(way)).choose(candidates, clock.now());
  };
  /** When the first source jumps, the second is asked as well: it may confirm. */
  const pricesOf = async (way: string, asked: readonly NamedQuotes[]) => {
    const found = await readings(asked, (quotes) => quotes.has('BTC'));
    const [first] = found;
    const chosen = figureOf(way, 'BTC', found);
    const isChosen = first !== undefined && chosen?.at === first[1].at && chosen.source === first[0];
    if (isChosen || asked.length === 1) return found;
    const all = await Promise.all(
      asked.map(async ([name, source]) => [name, await source.read().catch(() => source.last())] as const),
    );
    return all.flatMap(([name, reading]) => (reading === undefined ? [] : [[name, reading] as const]));
  };

  return async (market?: KrwMarket): Promise<PremiumAnswer> => {
    const home = market ?? 'krw';
    const [krw, usd, rates] = await Promise.all([
      pricesOf(
        home,
        sources.krw.filter(([name]) => market === undefined || name === market),
      ),
      pricesOf('usd', sources.usd),
      readings(sources.rate, () => true),
    ]);
    const rate = gate('rate', MAX_RATE_CHANGE, true).choose(
      rates.map(([name, reading]) => candidate(name, reading, clock)),
      clock.now(),
    );
    const tether = figureOf(home, 'USDT', krw);
    const isStale = ({ at }: Figure) => clock.now() - at > STALE_MS;

    const coinOf = (coin: PremiumCoin): CoinPremium | MissingFigure => {
      const domestic = figureOf(home, coin, krw);
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
