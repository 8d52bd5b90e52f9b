import { gzipSync } from 'node:zlib';
import { type FakeExchange, type NumberedTrade, openFakeExchange } from './fakeExchange.ts';

const CHANNEL = /^market\.([a-z0-9]+)usdt\.trade\.detail$/;
const PING_MS = 5000;
const HISTORY_AGE_MS = 3_600_000;

function zipped(message: unknown): Buffer {
  // The id exceeds a double, so the JSON is written as text.
  return gzipSync(JSON.stringify(message).replaceAll('"BIG"', '100182534526255757567432481'));
}

function push(trades: readonly NumberedTrade[]): Buffer {
  const now = Date.now();
  const data = trades.map(({ side, price, coins, id, time }) => ({
    id: 'BIG',
    ts: time,
    tradeId: id,
    amount: coins,
    price,
    direction: side.toLowerCase(),
  }));
  const ch = `market.${trades[0]?.coin.toLowerCase()}usdt.trade.detail`;
  return zipped({ ch, ts: now, tick: { id: 1, ts: now, data } });
}

/** HTX spot: every frame gzipped, pings in JSON, and the first push is an hour old. */
export function fakeHtx(): Promise<FakeExchange> {
  return openFakeExchange({
    name: 'huobi',
    variables: (wsUrl) => ({ UPSTREAM_HTX_WS: wsUrl }),
    onConnect: (client) => client.send(zipped({ ping: Date.now() })),
    onMessage: (client, text) => {
      const { sub, id } = JSON.parse(text);
      if (sub === undefined) return;
      const coin = CHANNEL.exec(sub)?.[1]?.toUpperCase();
      if (coin === undefined || client.path !== '/ws' || !client.lists(coin)) {
        client.send(zipped({ id, status: 'error', 'err-code': 'bad-request', 'err-msg': `invalid topic ${sub}` }));
        return;
      }
      client.coins.add(coin);
      client.send(zipped({ id, status: 'ok', subbed: sub, ts: Date.now() }));
      const time = Date.now() - HISTORY_AGE_MS;
      client.send(push([{ coin, side: 'BUY', price: 1, coins: 1_000_000_000, id: 1, time }]));
    },
    messagesOf: (trades) => [push(trades)],
    heartbeat: { everyMs: PING_MS, message: () => zipped({ ping: Date.now() }) },
  });
}
