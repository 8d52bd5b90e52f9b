import { CallError, type CallErrorKind, type CallMessageKey } from '@toolbox/client';
import {
  combineQuotes,
  KRW_MARKETS,
  type KrwMarket,
  PREMIUM_COINS,
  type PremiumCoin,
  type PremiumQuotes,
  type PriceQuote,
  type Quoted,
} from '@toolbox/core/kimchi';
import {
  parseBinance,
  parseBithumb,
  parseCoinbase,
  parseExchangeRateApi,
  parseUpbit,
} from '@toolbox/core/kimchi/sources';
import { fetchJson } from '../../data/fetchJson.ts';
import type { MarketChoice } from './premiumChoice.ts';
import { PUBLIC_SERVICES } from './publicServices.ts';

const TIMEOUT_MS = 5000;
const NETWORK_KINDS: readonly CallErrorKind[] = ['network', 'timeout'];
const REFUSED: readonly CallMessageKey[] = ['badRequest', 'notFound'];

type Ask = (url: string) => Promise<unknown>;
type Read = (ask: Ask) => Promise<ReadonlyMap<string, PriceQuote>>;

function bitcoin(quote: PriceQuote | undefined): ReadonlyMap<string, PriceQuote> {
  return new Map(quote === undefined ? [] : [['BTC', quote]]);
}

const { upbit, bithumb, binance, coinbase, exchangeRate } = PUBLIC_SERVICES;
const marketsOf = (coins: readonly PremiumCoin[]) => [...coins, 'USDT'].map((coin) => `KRW-${coin}`).join(',');
const symbolsOf = (coins: readonly PremiumCoin[]) =>
  encodeURIComponent(JSON.stringify(coins.map((coin) => `${coin}USDT`)));

/** An exchange refuses a request for all coins because of one that it no longer has. */
async function askForCoins(ask: (coins: readonly PremiumCoin[]) => Promise<unknown>): Promise<unknown> {
  try {
    return await ask(PREMIUM_COINS);
  } catch (error) {
    const isRefused = error instanceof CallError && REFUSED.includes(error.facts.messageKey);
    if (!isRefused) throw error;
    return ask(['BTC']);
  }
}

const DOMESTIC: Readonly<Record<KrwMarket, Read>> = {
  upbit: async (ask) => parseUpbit(await askForCoins((coins) => ask(`${upbit}/v1/ticker?markets=${marketsOf(coins)}`))),
  // Its only API that is known to allow browsers (CORS); it returns one coin at a time.
  bithumb: async (ask) => bitcoin(parseBithumb(await ask(`${bithumb}/public/ticker/BTC_KRW`))),
};
/** In the order in which they are tried. */
const OVERSEAS: readonly (readonly [string, Read])[] = [
  [
    'binance',
    async (ask) =>
      parseBinance(await askForCoins((coins) => ask(`${binance}/api/v3/ticker/price?symbols=${symbolsOf(coins)}`))),
  ],
  ['coinbase', async (ask) => bitcoin(parseCoinbase(await ask(`${coinbase}/v2/prices/BTC-USD/spot`)))],
];

/** Whether a request failed on the network or timed out. */
export function isNetworkFailure(error: unknown): error is CallError {
  return error instanceof CallError && NETWORK_KINDS.includes(error.kind);
}

function missing(code: 'KRW_PRICE' | 'USD_PRICE' | 'FX', cause: unknown): CallError {
  return new CallError({ kind: 'api', code, messageKey: 'failed' }, { cause });
}

/** If every request failed on the network, that is the error to report. */
async function commonNetworkFailure(parts: readonly Promise<unknown>[]): Promise<CallError | undefined> {
  const causes = (await Promise.allSettled(parts)).map((outcome) =>
    outcome.status === 'rejected' && outcome.reason instanceof CallError ? outcome.reason.cause : undefined,
  );
  const ways = causes.filter(isNetworkFailure);
  return ways.length === parts.length ? ways[0] : undefined;
}

async function firstOf(
  sources: readonly (readonly [string, Read])[],
  ask: Ask,
  code: 'KRW_PRICE' | 'USD_PRICE',
): Promise<Quoted> {
  let cause: unknown;
  for (const [source, read] of sources) {
    try {
      const quotes = await read(ask);
      if (quotes.has('BTC')) return { source, quotes };
    } catch (error) {
      cause = error;
    }
  }
  throw missing(code, cause);
}

async function askRate(ask: Ask): Promise<{ readonly source: string; readonly quote: PriceQuote }> {
  const body = await ask(`${exchangeRate}/v6/latest/USD`).catch((cause: unknown) => {
    throw missing('FX', cause);
  });
  const quote = parseExchangeRateApi(body);
  if (quote === undefined) throw missing('FX', undefined);
  return { source: 'exchangerate-api', quote };
}

/**
 * Fetches the three figures from the public services in parallel: the domestic price from the chosen exchange only;
 * otherwise, as for the other figures, from one service after the other.
 *
 * @throws CallError with the code of the missing figure, or of the network error
 */
export async function askPublicServices(market: MarketChoice, signal: AbortSignal): Promise<PremiumQuotes> {
  const ask: Ask = (url) => fetchJson(url, { signal, timeoutMs: TIMEOUT_MS });
  const markets = market === 'auto' ? KRW_MARKETS : [market];
  const parts = [
    firstOf(
      markets.map((name) => [name, DOMESTIC[name]]),
      ask,
      'KRW_PRICE',
    ),
    firstOf(OVERSEAS, ask, 'USD_PRICE'),
    askRate(ask),
  ] as const;
  const [krw, usd, rate] = await Promise.all(parts).catch(async (error: unknown) => {
    throw (await commonNetworkFailure(parts)) ?? error;
  });
  const quotes = combineQuotes({ krw, usd, rate }, Date.now());
  if (quotes === undefined) throw missing('KRW_PRICE', undefined);
  return quotes;
}
