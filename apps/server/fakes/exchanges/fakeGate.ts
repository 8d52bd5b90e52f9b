import { type FakeExchange, openFakeExchange } from './fakeExchange.ts';

/** Gate spot: one trade as an object (old format), several as a list (new format). */
export function fakeGate(): Promise<FakeExchange> {
  return openFakeExchange({
    name: 'gate',
    variables: (wsUrl) => ({ UPSTREAM_GATE_WS: wsUrl }),
    onMessage: (client, text) => {
      const { time, channel, event, payload = [] } = JSON.parse(text);
      if (channel === 'spot.ping') client.send({ time, channel: 'spot.pong', event: '', result: null });
      if (event !== 'subscribe') return;
      const unlisted = (payload as readonly string[]).find((pair) => !client.lists(pair.replace(/_USDT$/, '')));
      if (unlisted !== undefined) {
        const error = { code: 2, message: `unknown currency pair: ${unlisted}` };
        client.send({ time, channel, event, error, result: { status: 'fail' } });
        return;
      }
      for (const pair of payload as readonly string[]) client.coins.add(pair.replace(/_USDT$/, ''));
      client.send({ time, channel, event, error: null, result: { status: 'success' } });
    },
    messagesOf: (trades) => {
      const items = trades.map(({ coin, side, price, coins, id, time }) => ({
        id,
        create_time: Math.floor(time / 1000),
        create_time_ms: `${time}.0`,
        side: side.toLowerCase(),
        currency_pair: `${coin}_USDT`,
        amount: String(coins),
        price: String(price),
      }));
      const result = items.length === 1 ? items[0] : items;
      return [{ time: Math.floor(Date.now() / 1000), channel: 'spot.trades', event: 'update', result }];
    },
  });
}
