import { type FakeExchange, type NumberedTrade, openFakeExchange } from './fakeExchange.ts';

const TOPIC = /^publicTrade\.([A-Z0-9]+)USDT$/;
const MAX_BATCH = 1024;

function uuid(id: number): string {
  return `00000000-0000-5000-8000-${String(id).padStart(12, '0')}`;
}

function item({ coin, side, price, coins, id, time }: NumberedTrade) {
  return {
    T: time,
    s: `${coin}USDT`,
    S: side === 'BUY' ? 'Buy' : 'Sell',
    v: String(coins),
    p: String(price),
    L: 'PlusTick',
    i: uuid(id),
    BT: false,
    RPI: false,
    seq: id,
  };
}

/** Bybit v5 linear: up to 1,024 trades in one message; pings are answered with the operation that was sent. */
export function fakeBybit(): Promise<FakeExchange> {
  return openFakeExchange({
    name: 'bybit',
    variables: (wsUrl, httpUrl) => ({ UPSTREAM_BYBIT_WS: wsUrl, UPSTREAM_BYBIT_REST: httpUrl }),
    onMessage: (client, text) => {
      const { op, args = [], req_id = '' } = JSON.parse(text);
      if (op === 'ping') {
        client.send({ success: true, ret_msg: 'pong', conn_id: 'fake', req_id, op });
        return;
      }
      const coins = (args as readonly string[]).map((topic) => TOPIC.exec(topic)?.[1]);
      const unlisted = coins.findIndex((coin) => coin === undefined || !client.lists(coin));
      const valid = client.path === '/v5/public/linear' && unlisted === -1;
      if (valid) for (const coin of coins) client.coins.add(coin ?? '');
      client.send({
        success: valid,
        ret_msg: valid ? '' : `error:handler not found,topic:${args[unlisted]}`,
        conn_id: 'fake',
        req_id,
        op,
      });
    },
    messagesOf: (trades) => {
      const messages: unknown[] = [];
      for (let start = 0; start < trades.length; start += MAX_BATCH) {
        const data = trades.slice(start, start + MAX_BATCH).map(item);
        messages.push({ topic: `publicTrade.${trades[0]?.coin}USDT`, type: 'snapshot', ts: trades[0]?.sentAt, data });
      }
      return messages;
    },
    http: ({ path, query, published, lists }) => {
      if (path !== '/v5/market/recent-trade') return undefined;
      if (!lists(query.get('symbol')?.replace(/USDT$/, '') ?? ''))
        return { body: { retCode: 10_001, retMsg: 'params error: Symbol Invalid', result: {} } };
      const found = published
        .filter(({ coin }) => `${coin}USDT` === query.get('symbol'))
        .slice(-Math.min(1000, Number(query.get('limit') ?? 500)));
      const list = found.map((trade) => ({
        execId: uuid(trade.id),
        symbol: `${trade.coin}USDT`,
        price: String(trade.price),
        size: String(trade.coins),
        side: trade.side === 'BUY' ? 'Buy' : 'Sell',
        time: String(trade.time),
        isBlockTrade: false,
      }));
      return { body: { retCode: 0, retMsg: 'OK', result: { category: 'linear', list: list.reverse() } } };
    },
  });
}
