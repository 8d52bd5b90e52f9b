import { type FakeExchange, type NumberedTrade, openFakeExchange } from './fakeExchange.ts';

const HEARTBEAT_MS = 1000;

function item({ coin, side, price, coins, id, time }: NumberedTrade) {
  return {
    symbol: `${coin}/USD`,
    side: side.toLowerCase(),
    price,
    qty: coins,
    ord_type: 'market',
    trade_id: id,
    timestamp: new Date(time).toISOString(),
  };
}

/** Kraken v2: sends a snapshot of old trades first, even if not requested, and heartbeats when idle. */
export function fakeKraken(): Promise<FakeExchange> {
  return openFakeExchange({
    name: 'kraken',
    variables: (wsUrl) => ({ UPSTREAM_KRAKEN_WS: wsUrl }),
    onConnect: (client) =>
      client.send({
        channel: 'status',
        type: 'update',
        data: [{ version: '2.0.0', system: 'online', api_version: 'v2' }],
      }),
    onMessage: (client, text) => {
      const { method, params = {} } = JSON.parse(text);
      if (method !== 'subscribe' || params.channel !== 'trade' || client.path !== '/v2') {
        client.send({ method, success: false, error: 'Unsupported request' });
        return;
      }
      for (const symbol of params.symbol as readonly string[]) {
        const coin = symbol.replace(/\/USD$/, '');
        if (!client.lists(coin)) {
          client.send({ method, success: false, error: `Currency pair not supported ${symbol}`, symbol });
          continue;
        }
        client.coins.add(coin);
        client.send({ method, result: { channel: 'trade', snapshot: params.snapshot, symbol }, success: true });
      }
      const old = { coin: 'BTC', side: 'BUY', price: 1, coins: 1_000_000_000, id: 1, time: Date.now() } as const;
      client.send({ channel: 'trade', type: 'snapshot', data: [item(old)] });
    },
    messagesOf: (trades) => [{ channel: 'trade', type: 'update', data: trades.map(item) }],
    heartbeat: { everyMs: HEARTBEAT_MS, message: () => ({ channel: 'heartbeat' }) },
  });
}
