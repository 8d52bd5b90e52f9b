import { type FakeExchange, openFakeExchange } from './fakeExchange.ts';

const TOPIC = '/market/match:';
const TOKEN = 'fake-token';

/** KuCoin spot: a token is fetched first, and nothing is received before `welcome`. */
export function fakeKucoin(): Promise<FakeExchange> {
  return openFakeExchange({
    name: 'kucoin',
    variables: (_wsUrl, httpUrl) => ({ UPSTREAM_KUCOIN_REST: httpUrl }),
    http: ({ path, wsUrl }) => {
      if (path !== '/api/v1/bullet-public') return undefined;
      const server = { endpoint: `${wsUrl}/endpoint`, encrypt: false, protocol: 'websocket', pingInterval: 18_000 };
      return {
        body: { code: '200000', data: { token: TOKEN, instanceServers: [{ ...server, pingTimeout: 10_000 }] } },
      };
    },
    onConnect: (client) => {
      if (client.query.get('token') !== TOKEN) client.close(4001);
      else client.send({ id: client.query.get('connectId'), type: 'welcome' });
    },
    onMessage: (client, text) => {
      const { id, type, topic = '' } = JSON.parse(text);
      if (type === 'ping') client.send({ id, type: 'pong' });
      if (type !== 'subscribe') return;
      const coins: readonly string[] = topic
        .slice(TOPIC.length)
        .split(',')
        .map((symbol: string) => symbol.replace(/-USDT$/, ''));
      if (!topic.startsWith(TOPIC) || !coins.every(client.lists)) {
        client.send({ id, type: 'error', code: 404, data: `topic ${topic} is not found` });
        return;
      }
      for (const coin of coins) client.coins.add(coin);
      client.send({ id, type: 'ack' });
    },
    messagesOf: (trades) =>
      trades.map(({ coin, side, price, coins, id, time }) => ({
        type: 'message',
        topic: `${TOPIC}${coin}-USDT`,
        subject: 'trade.l3match',
        data: {
          sequence: String(id),
          type: 'match',
          symbol: `${coin}-USDT`,
          side: side.toLowerCase(),
          price: String(price),
          size: String(coins),
          tradeId: id.toString(16).padStart(24, '0'),
          takerOrderId: 'taker',
          makerOrderId: 'maker',
          time: `${time}000000`,
        },
      })),
  });
}
