import { type Client, type FakeExchange, type NumberedTrade, openFakeExchange } from './fakeExchange.ts';

const SYMBOL = /^t([A-Z0-9]+)USD$/;
const HEARTBEAT_MS = 15_000;
const FIRST_CHANNEL = 188_687;

function channelOf(client: Client, coin: string): number {
  return FIRST_CHANNEL + [...client.coins].indexOf(coin);
}

/** Bitfinex v2: a snapshot of old trades, then each trade twice, as `te` and `tu`. */
export function fakeBitfinex(): Promise<FakeExchange> {
  const item = ({ side, price, coins, id, time }: NumberedTrade) => [id, time, side === 'BUY' ? coins : -coins, price];
  return openFakeExchange({
    name: 'bitfinex',
    variables: (wsUrl) => ({ UPSTREAM_BITFINEX_WS: wsUrl }),
    onConnect: (client) => client.send({ event: 'info', version: 2, serverId: 'fake', platform: { status: 1 } }),
    onMessage: (client, text) => {
      const { event, channel, symbol } = JSON.parse(text);
      const coin = SYMBOL.exec(symbol)?.[1];
      if (
        event !== 'subscribe' ||
        channel !== 'trades' ||
        coin === undefined ||
        client.path !== '/ws/2' ||
        !client.lists(coin)
      ) {
        client.send({ channel, symbol, event: 'error', msg: 'symbol: invalid', code: 10300 });
        return;
      }
      client.coins.add(coin);
      const chanId = channelOf(client, coin);
      client.send({ event: 'subscribed', channel, chanId, symbol, pair: symbol.slice(1) });
      client.send([chanId, [item({ coin, side: 'BUY', price: 1, coins: 1_000_000_000, id: 1, time: Date.now() })]]);
    },
    messagesOf: (trades, client) =>
      trades.flatMap((trade) => {
        const chanId = channelOf(client, trade.coin);
        return [
          [chanId, 'te', item(trade)],
          [chanId, 'tu', item(trade)],
        ];
      }),
    closeNotice: { event: 'info', code: 20051, msg: 'Stopping. Please try to reconnect' },
    heartbeat: { everyMs: HEARTBEAT_MS, message: () => [FIRST_CHANNEL, 'hb'] },
  });
}
