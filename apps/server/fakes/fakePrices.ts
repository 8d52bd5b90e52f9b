import { type FakeResponse, type FakeServer, type FakeServerParts, openFakeServer } from './fakeServer.ts';

/** The prices of all fakes; can be changed at any time. */
export type Market = {
  /** Won at Upbit; Bithumb is a little cheaper. */
  krw: Record<string, number>;
  /** Won at Bithumb, for coins that should differ more from Upbit's price. */
  bithumb: Record<string, number>;
  /** Dollars at Binance; Coinbase is slightly more expensive. */
  usd: Record<string, number>;
  /** Dollars at Binance, for coins that should differ more from Coinbase's price. */
  binance: Record<string, number>;
  wonPerDollar: number;
  /** Won for one dollar as the portal writes it, if it differs from the other service. */
  naver: string | undefined;
};

/** The clocks of the sources with timestamps; each can stop or be wrong. */
type Clocks = {
  clock: () => number;
  /** The clock of the domestic tickers, if it differs from that of the responses. */
  tickerClock: (() => number) | undefined;
  /** Upbit's, if it differs from the common one. */
  upbitClock: (() => number) | undefined;
  /** When the daily rate was last updated, plus an hour. */
  rateClock: (() => number) | undefined;
};

export type FakePrices = Clocks & {
  /** Whether Bithumb has its older API. */
  hasOldBithumb: boolean;
  /** The status of an error for a market of Upbit or Bithumb. */
  errorStatus: number;
  readonly market: Market;
  readonly upbit: FakeServer;
  readonly bithumb: FakeServer;
  readonly binance: FakeServer;
  readonly coinbase: FakeServer;
  readonly naver: FakeServer;
  readonly exchangeRate: FakeServer;
  readonly coinGecko: FakeServer;
  readonly variables: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

export const BITHUMB_FACTOR = 0.999;
const COINBASE_FACTOR = 1.0005;

/** Exchanges quote this many digits. */
export function quoted(price: number): number {
  return Number(price.toPrecision(8));
}

type PriceOf = (coin: string) => number | undefined;

type TickerOptions = {
  readonly timestamp: number;
  /** The status for a market that is not listed. */
  readonly errorStatus: number;
};

function tickerResponse(
  priceOf: PriceOf,
  query: URLSearchParams,
  { timestamp, errorStatus }: TickerOptions,
): FakeResponse {
  const markets = (query.get('markets') ?? '').split(',');
  const body = markets.map((market) => ({ market, trade_price: priceOf(market.replace(/^KRW-/, '')), timestamp }));
  // One market that it does not list is enough.
  if (body.some(({ trade_price: price }) => price === undefined)) {
    return { status: errorStatus, body: { error: { name: 404, message: 'Code not found' } } };
  }
  return { body, headers: { 'remaining-req': 'group=ticker; min=600; sec=9' } };
}

/** A response with the date of a clock. */
function dated(response: FakeResponse | undefined, date: number): FakeResponse | undefined {
  return response && { ...response, headers: { ...response.headers, date: new Date(date).toUTCString() } };
}

/** The fake services behind the premium, each on its own port with its own faults. */
export async function fakePrices(): Promise<FakePrices> {
  const market: Market = {
    krw: { BTC: 99_000_000, ETH: 3_050_000, XRP: 870, SOL: 215_000, USDT: 1452 },
    bithumb: {},
    usd: { BTC: 67_000, ETH: 2060, XRP: 0.588, SOL: 145.5 },
    binance: {},
    wonPerDollar: 1447.5,
    naver: undefined,
  };
  const atBithumb = (coin: string) => {
    const price = market.krw[coin];
    return market.bithumb[coin] ?? (price === undefined ? undefined : quoted(price * BITHUMB_FACTOR));
  };
  /** A service whose responses are dated by the common clock. */
  const open = (http: NonNullable<FakeServerParts['http']>) =>
    openFakeServer({ http: (request) => dated(http(request), fake.clock()) });
  const upbit = await open(({ path, query }) => {
    const timestamp = (fake.upbitClock ?? fake.tickerClock ?? fake.clock)();
    return path === '/v1/ticker'
      ? tickerResponse((coin) => market.krw[coin], query, { timestamp, errorStatus: fake.errorStatus })
      : undefined;
  });
  const bithumb = await open(({ path, query }) => {
    const timestamp = (fake.tickerClock ?? fake.clock)();
    if (path === '/v1/ticker') return tickerResponse(atBithumb, query, { timestamp, errorStatus: fake.errorStatus });
    if (!fake.hasOldBithumb) return undefined;
    const coin = /^\/public\/ticker\/([A-Z]+)_KRW$/.exec(path)?.[1] ?? '';
    const price = atBithumb(coin);
    if (price === undefined) return { body: { status: '5500', message: 'Invalid Parameter' } };
    return {
      body: {
        status: '0000',
        data: { closing_price: String(price), date: String(timestamp) },
      },
    };
  });
  const binance = await open(({ path, query }) => {
    if (path !== '/api/v3/ticker/price') return undefined;
    const symbols: readonly string[] = JSON.parse(query.get('symbols') ?? '[]');
    const priceOf = (coin: string) => market.binance[coin] ?? market.usd[coin];
    if (symbols.some((symbol) => priceOf(symbol.replace(/USDT$/, '')) === undefined))
      return { status: 400, body: { code: -1121, msg: 'Invalid symbol.' } };
    const body = symbols.map((symbol) => ({ symbol, price: String(priceOf(symbol.replace(/USDT$/, ''))) }));
    return { body, headers: { 'x-mbx-used-weight-1m': '4' } };
  });
  const coinbase = await open(({ path }) => {
    const base = /^\/v2\/prices\/([A-Z]+)-USD\/spot$/.exec(path)?.[1] ?? '';
    const price = market.usd[base];
    if (price === undefined) return undefined;
    return { body: { data: { amount: String(quoted(price * COINBASE_FACTOR)), base, currency: 'USD' } } };
  });
  const naver = await open(({ path }) => {
    if (path !== '/p/csearch/content/qapirender.nhn') return undefined;
    const value = market.naver ?? market.wonPerDollar.toLocaleString('en-US', { minimumFractionDigits: 2 });
    return { body: { pkid: 141, count: 1, country: [{ value: '1' }, { value }], calculatorMessage: '' } };
  });
  const exchangeRate = await open(({ path }) => {
    if (path !== '/v6/latest/USD') return undefined;
    const rates = { USD: 1, KRW: market.wonPerDollar };
    const time_last_update_unix = Math.floor((fake.rateClock ?? fake.clock)() / 1000) - 3600;
    return { body: { result: 'success', base_code: 'USD', time_last_update_unix, rates } };
  });
  const coinGecko = await open(({ path }) => {
    if (path !== '/api/v3/simple/price') return undefined;
    const { BTC, ETH } = market.usd;
    return { body: { bitcoin: { usd: BTC }, ethereum: { usd: ETH }, chainlink: { usd: 8.6 }, pepe: { usd: 4e-6 } } };
  });
  const fake: FakePrices = {
    hasOldBithumb: true,
    errorStatus: 404,
    clock: Date.now,
    tickerClock: undefined,
    upbitClock: undefined,
    rateClock: undefined,
    market,
    upbit,
    bithumb,
    binance,
    coinbase,
    naver,
    exchangeRate,
    coinGecko,
    variables: {
      UPSTREAM_UPBIT: upbit.httpUrl,
      UPSTREAM_BITHUMB: bithumb.httpUrl,
      UPSTREAM_BINANCE_REST: binance.httpUrl,
      UPSTREAM_COINBASE_REST: coinbase.httpUrl,
      UPSTREAM_NAVER: naver.httpUrl,
      UPSTREAM_EXCHANGE_RATE: exchangeRate.httpUrl,
      UPSTREAM_COINGECKO: coinGecko.httpUrl,
    },
    close: async () => {
      const servers = [upbit, bithumb, binance, coinbase, naver, exchangeRate, coinGecko];
      await Promise.all(servers.map((server) => server.close()));
    },
  };
  return fake;
}
