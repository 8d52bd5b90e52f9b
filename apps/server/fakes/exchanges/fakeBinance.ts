import { type Client, type Dialect, type FakeExchange, type NumberedTrade, openFakeExchange } from './fakeExchange.ts';

const STREAM = /^([a-z0-9]+)usdt@aggTrade$/;
const MAX_PAGE = 1000;

function aggTrade({ coin, side, price, coins, id, time, sentAt }: NumberedTrade) {
  const symbol = `${coin}USDT`;
  const quantities = { p: String(price), q: String(coins), f: id, l: id };
  return { e: 'aggTrade', E: sentAt, s: symbol, a: id, ...quantities, T: time, m: side === 'SELL' };
}

function subscribe(client: Client, streams: readonly string[]): void {
  for (const stream of streams) {
    const coin = STREAM.exec(stream)?.[1];
    if (coin !== undefined) client.coins.add(coin.toUpperCase());
  }
}

function onMessage(client: Client, text: string): void {
  const { method, params, id } = JSON.parse(text);
  if (method !== 'SUBSCRIBE') {
    client.send({ code: 2, msg: 'Invalid request: unknown variant', id });
    return;
  }
  if (routed(client)) subscribe(client, params);
  client.send({ result: null, id });
}

/** The path without `/market` still accepts connections and acknowledges, but then stays silent. */
function routed({ path }: Client): boolean {
  return path === '/market/stream' || path === '/market/ws';
}

function messagesOf(trades: readonly NumberedTrade[], { path }: Client): readonly unknown[] {
  const combined = path.endsWith('/stream');
  return trades.map((trade) => {
    const data = aggTrade(trade);
    return combined ? { stream: `${trade.coin.toLowerCase()}usdt@aggTrade`, data } : data;
  });
}

const futures: Dialect = {
  name: 'binance',
  variables: (wsUrl, httpUrl) => ({ UPSTREAM_BINANCE_WS: wsUrl, UPSTREAM_BINANCE_FUTURES_REST: httpUrl }),
  onConnect: (client) => {
    if (routed(client)) subscribe(client, (client.query.get('streams') ?? '').split('/'));
  },
  onMessage,
  messagesOf,
  closeNotice: { stream: '!serverShutdown', data: { e: 'serverShutdown', E: Date.now() } },
  http: ({ path, query, published, lists }) => {
    if (path !== '/fapi/v1/aggTrades') return undefined;
    if (!lists(query.get('symbol')?.replace(/USDT$/, '') ?? ''))
      return { status: 400, body: { code: -1121, msg: 'Invalid symbol.' } };
    const fromId = Number(query.get('fromId') ?? 0);
    const startTime = Number(query.get('startTime') ?? 0);
    const endTime = Number(query.get('endTime') ?? Number.POSITIVE_INFINITY);
    const found = published.filter(
      ({ coin, id, time }) =>
        `${coin}USDT` === query.get('symbol') && id >= fromId && time >= startTime && time <= endTime,
    );
    return { body: found.slice(0, MAX_PAGE).map((trade) => ({ ...aggTrade(trade), e: undefined, s: undefined })) };
  },
};

const spot: Dialect = {
  name: 'binance-spot',
  variables: (wsUrl) => ({ UPSTREAM_BINANCE_SPOT_WS: wsUrl }),
  onConnect: (client) => subscribe(client, (client.query.get('streams') ?? '').split('/')),
  messagesOf,
  closeNotice: { stream: '!serverShutdown', data: { e: 'serverShutdown', E: Date.now() } },
};

export function fakeBinance(): Promise<FakeExchange> {
  return openFakeExchange(futures);
}

export function fakeBinanceSpot(): Promise<FakeExchange> {
  return openFakeExchange(spot);
}
