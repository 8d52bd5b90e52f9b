import { type FakeExchange, type NumberedTrade, openFakeExchange } from './fakeExchange.ts';

const CHANNEL = 'spot@public.aggre.deals.v3.api.pb@100ms@';
const VARINT = 0;
const BYTES = 2;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

function number(field: number, value: number): number[] {
  return [...varint(field * 8 + VARINT), ...varint(value)];
}

function bytes(field: number, content: readonly number[]): number[] {
  return [...varint(field * 8 + BYTES), ...varint(content.length), ...content];
}

function text(field: number, content: string): number[] {
  return bytes(field, [...Buffer.from(content)]);
}

function frame(coin: string, trades: readonly NumberedTrade[]): Buffer {
  const deals = trades.flatMap((trade) =>
    bytes(1, [
      ...text(1, String(trade.price)),
      ...text(2, String(trade.coins)),
      ...number(3, trade.side === 'BUY' ? 1 : 2),
      ...number(4, trade.time),
      ...text(5, String(trade.id)),
    ]),
  );
  const body = bytes(314, [...deals, ...text(2, CHANNEL)]);
  return Buffer.from([
    ...text(1, `${CHANNEL}${coin}USDT`),
    ...text(3, `${coin}USDT`),
    ...number(6, Date.now()),
    ...body,
  ]);
}

/** MEXC spot: control in JSON, trades in protobuf. */
export function fakeMexc(): Promise<FakeExchange> {
  return openFakeExchange({
    name: 'mexc',
    variables: (wsUrl) => ({ UPSTREAM_MEXC_WS: wsUrl }),
    onMessage: (client, text) => {
      const { method, params = [] } = JSON.parse(text);
      if (method === 'PING') client.send({ id: 0, code: 0, msg: 'PONG' });
      if (method !== 'SUBSCRIPTION') return;
      const channels = params as readonly string[];
      const coinOf = (channel: string) => channel.slice(CHANNEL.length).replace(/USDT$/, '');
      const isValid = (channel: string) => channel.startsWith(CHANNEL) && client.lists(coinOf(channel));
      const unlisted = channels.filter((channel) => !isValid(channel));
      if (unlisted.length > 0) {
        // A refusal has the code of success.
        const msg = `Not Subscribed successfully! [${unlisted.join(',')}].  Reason： Blocked! `;
        client.send({ id: 0, code: 0, msg });
        return;
      }
      for (const channel of channels) client.coins.add(coinOf(channel));
      client.send({ id: 0, code: 0, msg: channels.join(',') });
    },
    messagesOf: (trades) => [frame(trades[0]?.coin ?? '', trades)],
  });
}
