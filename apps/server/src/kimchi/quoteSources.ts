import { PREMIUM_COINS, type PriceQuote } from '@toolbox/core/kimchi';
import {
  parseBinance,
  parseBithumb,
  parseCoinbase,
  parseExchangeRateApi,
  parseNaver,
  parseUpbit,
} from '@toolbox/core/kimchi/sources';
import type { z } from 'zod';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics.ts';
import { createSource, type Source } from '../rest/createSource.ts';
import { fetchShape, UpstreamError } from '../rest/fetchText.ts';
import { createListedCoins } from './listedCoins.ts';
import {
  binanceShape,
  bithumbShape,
  coinbaseShape,
  exchangeRateShape,
  naverShape,
  upbitErrorShape,
  upbitShape,
} from './quoteShapes.ts';

/** The key of the exchange rate among the quotes. */
export const RATE = 'KRW';

export type Quotes = ReadonlyMap<string, PriceQuote> & {
  /** The date of the response, by the clock of the service; milliseconds since 1970. */
  readonly servedAt?: number | undefined;
};

export type NamedQuotes = readonly [name: string, source: Source<Quotes>];

export type QuoteSources = {
  /** In the order in which they are called; domestic ones by the names of `KRW_MARKETS`. */
  readonly krw: readonly NamedQuotes[];
  readonly usd: readonly NamedQuotes[];
  /** Won for one US dollar, by the name {@link RATE}. */
  readonly rate: readonly NamedQuotes[];
};

const TICKER_FRESH_MS = 10_000;
const RATE_FRESH_MS = 60_000;
/** The open service updates once a day, and its terms ask for at most one call per hour. */
const DAILY_RATE_FRESH_MS = 3_600_000;
/** Its rate limit lasts 20 minutes, which its response does not say. */
const DAILY_RATE_LIMIT_MS = 20 * 60_000;
const REQUEST = { timeoutMs: 5000, maxBytes: 256 * 1024 };
const KRW_COINS = [...PREMIUM_COINS, 'USDT'] as const;
const NAVER_QUERY =
  'key=calculator&pkid=141&q=%ED%99%98%EC%9C%A8&where=m&u1=keb&u6=standardUnit&u7=0&u3=USD&u4=KRW&u8=down&u2=1';

const NOT_FOUND = 404;

const KST_OFFSET_MINUTES = 540;
const BEFORE_THE_BANK_OPENS = { from: 8 * 60 + 20, to: 9 * 60 };

/** Between 08:20 and 09:00 in Seoul the portal shows rates that are not today's. */
export function isBeforeBankOpens(now: number): boolean {
  const minute = (Math.floor(now / 60_000) + KST_OFFSET_MINUTES) % (24 * 60);
  return minute >= BEFORE_THE_BANK_OPENS.from && minute < BEFORE_THE_BANK_OPENS.to;
}

function some(quotes: Quotes): Quotes {
  if (quotes.size === 0) throw new UpstreamError(200, 'no price in the response');
  return quotes;
}

function rateOf(quote: PriceQuote | undefined): Quotes {
  return some(new Map(quote === undefined ? [] : [[RATE, quote]]));
}

/** Calls a service; the response must match the schema. */
type Call = <Shape extends z.ZodType>(url: string, shape: Shape) => Promise<z.output<Shape>>;

/** Requests each coin separately; partial results are sufficient. */
async function each(
  coins: readonly string[],
  fetchQuote: (coin: string) => Promise<PriceQuote | undefined>,
): Promise<Quotes> {
  const quotes = new Map<string, PriceQuote>();
  const outcomes = await Promise.allSettled(coins.map(fetchQuote));
  for (const [place, outcome] of outcomes.entries()) {
    const coin = coins[place];
    if (outcome.status === 'fulfilled' && outcome.value && coin !== undefined) quotes.set(coin, outcome.value);
  }
  const [first] = outcomes;
  if (quotes.size === 0 && first?.status === 'rejected') throw first.reason;
  return some(quotes);
}

/** The services behind the premium, in the order of the specification. */
export function quoteSources(config: Config, log: Log, metrics: Metrics, clock: Clock = systemClock): QuoteSources {
  const quotes = (
    name: string,
    times: { readonly freshMs: number; readonly rateLimitMs?: number },
    read: (call: Call) => Promise<Quotes>,
  ) => {
    const readDated = async (): Promise<Quotes> => {
      let servedAt: number | undefined;
      const onDate = (date: number) => {
        servedAt = Math.max(date, servedAt ?? date);
      };
      const found = await read((url, shape) => fetchShape(url, shape, { ...REQUEST, onDate }));
      return Object.assign(new Map(found), { servedAt });
    };
    return [name, createSource({ name, ...times, fetchValue: readDated, log, metrics, clock })] as const;
  };
  const tickers = (name: string, read: (call: Call) => Promise<Quotes>) =>
    quotes(name, { freshMs: TICKER_FRESH_MS }, read);
  /** The prices of Upbit, or of Bithumb's newer API, which is the same. */
  const upbitTickers = (base: string) => {
    const listed = createListedCoins(KRW_COINS, clock.now);
    return (call: Call) =>
      listed(async (coins) => {
        const markets = coins.map((coin) => `KRW-${coin}`).join(',');
        const body = await call(`${base}/v1/ticker?markets=${markets}`, upbitShape.or(upbitErrorShape));
        if ('error' in body) throw new UpstreamError(NOT_FOUND, 'an error instead of prices');
        return some(parseUpbit(body));
      });
  };
  const readUpbit = upbitTickers(config.UPSTREAM_UPBIT);
  const readNewBithumb = upbitTickers(config.UPSTREAM_BITHUMB);
  const listedByBinance = createListedCoins(PREMIUM_COINS, clock.now);

  return {
    krw: [
      tickers('upbit', readUpbit),
      tickers('bithumb', async (call) => {
        const old = (coin: string) =>
          call(`${config.UPSTREAM_BITHUMB}/public/ticker/${coin}_KRW`, bithumbShape).then(parseBithumb);
        return each(KRW_COINS, old).catch(() => readNewBithumb(call));
      }),
    ],
    usd: [
      tickers('binance', (call) =>
        listedByBinance(async (coins) => {
          const symbols = encodeURIComponent(JSON.stringify(coins.map((coin) => `${coin}USDT`)));
          const url = `${config.UPSTREAM_BINANCE_REST}/api/v3/ticker/price?symbols=${symbols}`;
          return some(parseBinance(await call(url, binanceShape)));
        }),
      ),
      tickers('coinbase', (call) =>
        each(PREMIUM_COINS, (coin) =>
          call(`${config.UPSTREAM_COINBASE_REST}/v2/prices/${coin}-USD/spot`, coinbaseShape).then(parseCoinbase),
        ),
      ),
    ],
    rate: [
      quotes('naver', { freshMs: RATE_FRESH_MS }, async (call) => {
        // A simulated portal has no opening hours.
        const isEarly = !config.SIMULATED && isBeforeBankOpens(clock.date());
        if (isEarly) throw new UpstreamError(200, 'not before the bank opens');
        return rateOf(
          parseNaver(
            await call(`${config.UPSTREAM_NAVER}/p/csearch/content/qapirender.nhn?${NAVER_QUERY}`, naverShape),
          ),
        );
      }),
      quotes('exchangerate-api', { freshMs: DAILY_RATE_FRESH_MS, rateLimitMs: DAILY_RATE_LIMIT_MS }, async (call) =>
        rateOf(parseExchangeRateApi(await call(`${config.UPSTREAM_EXCHANGE_RATE}/v6/latest/USD`, exchangeRateShape))),
      ),
    ],
  };
}
