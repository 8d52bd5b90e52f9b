import { type Client, type FakeExchange, type NumberedTrade, openFakeExchange } from './fakeExchange.ts';

const HEARTBEAT_MS = 1000;

function coinsOf(products: readonly string[]): readonly string[] {
  return products.map((product) => product.replace(/-USD$/, ''));
}

function unlistedOf(client: Client, products: readonly string[]): string | undefined {
  return coinsOf(products).find((coin) => !client.lists(coin));
}

/** Both APIs of Coinbase report the MAKER's side. */
function makerSide({ side }: NumberedTrade): 'buy' | 'sell' {
  return side === 'BUY' ? 'sell' : 'buy';
}

function subscribe(client: Client, products: readonly string[]): void {
  for (const coin of coinsOf(products)) client.coins.add(coin);
}

/** Coinbase Exchange: sends the last match after a subscription, which is history. */
export function fakeCoinbase(): Promise<FakeExchange> {
  const match = (trade: NumberedTrade, type: string) => ({
    type,
    trade_id: trade.id,
    maker_order_id: 'maker',
    taker_order_id: 'taker',
    side: makerSide(trade),
    size: String(trade.coins),
    price: String(trade.price),
    product_id: `${trade.coin}-USD`,
    sequence: trade.id,
    time: new Date(trade.time).toISOString(),
  });
  return openFakeExchange({
    name: 'coinbase',
    variables: (wsUrl) => ({ UPSTREAM_COINBASE_WS: wsUrl }),
    onMessage: (client, text) => {
      const { type, product_ids = [], channels = [] } = JSON.parse(text);
      if (type !== 'subscribe' || !(channels as readonly string[]).includes('matches')) {
        client.send({ type: 'error', message: 'Failed to subscribe' });
        return;
      }
      const unlisted = unlistedOf(client, product_ids);
      if (unlisted !== undefined) {
        const reason = `${unlisted}-USD is not a valid product`;
        client.send({ type: 'error', message: 'Failed to subscribe', reason });
        return;
      }
      subscribe(client, product_ids);
      client.send({ type: 'subscriptions', channels: [{ name: 'matches', product_ids }] });
      for (const coin of client.coins) {
        const old = { coin, side: 'BUY', price: 1, coins: 1_000_000_000, id: 1, time: Date.now() } as const;
        client.send(match(old, 'last_match'));
      }
    },
    messagesOf: (trades) => trades.map((trade) => match(trade, 'match')),
    heartbeat: {
      everyMs: HEARTBEAT_MS,
      message: () => ({ type: 'heartbeat', sequence: 1, last_trade_id: 1, product_id: 'BTC-USD', time: new Date() }),
    },
  });
}

/** Coinbase Advanced Trade: trades come in batches; a snapshot comes first. */
export function fakeCoinbaseAdvanced(): Promise<FakeExchange> {
  const item = (trade: NumberedTrade) => ({
    trade_id: String(trade.id),
    product_id: `${trade.coin}-USD`,
    price: String(trade.price),
    size: String(trade.coins),
    side: makerSide(trade).toUpperCase(),
    time: new Date(trade.time).toISOString(),
  });
  const envelope = (channel: string, events: unknown) => ({
    channel,
    client_id: '',
    timestamp: new Date().toISOString(),
    sequence_num: 0,
    events,
  });
  return openFakeExchange({
    name: 'coinbase-advanced',
    variables: (wsUrl) => ({ UPSTREAM_COINBASE_ADVANCED_WS: wsUrl }),
    onMessage: (client, text) => {
      const { channel, product_ids = [] } = JSON.parse(text);
      if (channel !== 'market_trades') return;
      const unlisted = unlistedOf(client, product_ids);
      if (unlisted !== undefined) {
        client.send({ type: 'error', message: `${unlisted}-USD is not a valid product` });
        return;
      }
      subscribe(client, product_ids);
      client.send(envelope('subscriptions', [{ subscriptions: { market_trades: product_ids } }]));
      const old = { coin: 'BTC', side: 'BUY', price: 1, coins: 1_000_000_000, id: 1, time: Date.now() } as const;
      client.send(envelope('market_trades', [{ type: 'snapshot', trades: [item(old)] }]));
    },
    messagesOf: (trades) => [envelope('market_trades', [{ type: 'update', trades: trades.map(item) }])],
    heartbeat: {
      everyMs: HEARTBEAT_MS,
      message: () => envelope('heartbeats', [{ current_time: new Date().toISOString(), heartbeat_counter: 1 }]),
    },
  });
}
