import { type FakeExchange, type NumberedTrade, openFakeExchange } from './fakeExchange.ts';

const INSTRUMENT = /^([A-Z0-9]+)-USDT-SWAP$/;
const CONTRACT_COINS: ReadonlyMap<string, number> = new Map([
  ['BTC', 0.01],
  ['ETH', 0.1],
]);

function item({ coin, side, price, coins, id, time }: NumberedTrade) {
  const contracts = Number((coins / (CONTRACT_COINS.get(coin) ?? 1)).toPrecision(12));
  return {
    instId: `${coin}-USDT-SWAP`,
    tradeId: String(id),
    px: String(price),
    sz: String(contracts),
    side: side.toLowerCase(),
    ts: String(time),
    count: '1',
    source: '0',
    seqId: id,
  };
}

/** OKX v5: sizes in contracts, including fractions; replies to a plain `ping` with a plain `pong`. */
export function fakeOkx(): Promise<FakeExchange> {
  return openFakeExchange({
    name: 'okx',
    variables: (wsUrl, httpUrl) => ({ UPSTREAM_OKX_WS: wsUrl, UPSTREAM_OKX_REST: httpUrl }),
    onMessage: (client, text) => {
      if (text === 'ping') {
        client.send('pong');
        return;
      }
      const { op, args = [] } = JSON.parse(text);
      const all = args as readonly { channel: string; instId: string }[];
      const unlisted = all.find(({ instId }) => !client.lists(INSTRUMENT.exec(instId)?.[1] ?? ''));
      if (unlisted !== undefined) {
        const msg = `Wrong URL or channel:${unlisted.channel},instId:${unlisted.instId} doesn't exist.`;
        client.send({ event: 'error', code: '60018', msg, connId: 'fake' });
        return;
      }
      for (const arg of all) {
        const coin = INSTRUMENT.exec(arg.instId)?.[1];
        if (op !== 'subscribe' || arg.channel !== 'trades' || coin === undefined) {
          client.send({ event: 'error', code: '60012', msg: 'Invalid request', connId: 'fake' });
          continue;
        }
        client.coins.add(coin);
        client.send({ event: 'subscribe', arg, connId: 'fake' });
      }
    },
    messagesOf: (trades) =>
      trades.map((trade) => ({ arg: { channel: 'trades', instId: `${trade.coin}-USDT-SWAP` }, data: [item(trade)] })),
    closeNotice: { event: 'notice', code: '64008', msg: 'The connection will soon be closed.', connId: 'fake' },
    http: ({ path, query, published, lists }) => {
      if (path === '/api/v5/public/instruments') {
        const data = [...CONTRACT_COINS].map(([coin, ctVal]) => ({
          instId: `${coin}-USDT-SWAP`,
          ctType: 'linear',
          ctVal: String(ctVal),
          ctMult: '1',
          ctValCcy: coin,
        }));
        return { body: { code: '0', msg: '', data } };
      }
      const most = path === '/api/v5/market/trades' ? 500 : 100;
      if (most === 100 && path !== '/api/v5/market/history-trades') return undefined;
      if (!lists(INSTRUMENT.exec(query.get('instId') ?? '')?.[1] ?? ''))
        return { body: { code: '51001', msg: 'Instrument ID does not exist', data: [] } };
      const limit = Math.min(most, Number(query.get('limit') ?? 100));
      const before = Number(query.get('after') ?? Number.POSITIVE_INFINITY);
      const found = published.filter(({ coin, id }) => `${coin}-USDT-SWAP` === query.get('instId') && id < before);
      return { body: { code: '0', msg: '', data: found.slice(-limit).map(item).reverse() } };
    },
  });
}
