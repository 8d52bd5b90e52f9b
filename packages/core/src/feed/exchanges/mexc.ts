import type { TakerSide, Trade } from '../trade.ts';
import { makeTrade } from './makeTrade.ts';
import { type ProtobufField, readProtobuf } from './readProtobuf.ts';

const WRAPPER = { symbol: 3, deals: 314 } as const;
const DEAL = { price: 1, quantity: 2, tradeType: 3, time: 4, tradeId: 5 } as const;
const DEALS = 1;

function asciiOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function field(fields: readonly ProtobufField[], wanted: number): number | Uint8Array | undefined {
  return fields.find((candidate) => candidate.field === wanted)?.value;
}

function textField(fields: readonly ProtobufField[], wanted: number): string | undefined {
  const value = field(fields, wanted);
  return value instanceof Uint8Array ? asciiOf(value) : undefined;
}

function sideOfDeal(type: number | Uint8Array | undefined): TakerSide | undefined {
  if (type === 1) return 'BUY';
  return type === 2 ? 'SELL' : undefined;
}

/**
 * MEXC spot, `spot@public.aggre.deals.v3.api.pb@100ms@<symbol>`: a protobuf frame, not JSON.
 *
 * Older frames have no trade id; then the time and the index in the frame replace it, which are the same when the
 * frame is sent again.
 *
 * @param message the bytes of the frame; anything else gives no trades
 * @see mexcdevelop/websocket-proto, PushDataV3ApiWrapper and PublicAggreDealsV3Api (read 2026-11-20)
 * @example normaliseMexc(new Uint8Array()) // []
 */
export function normaliseMexc(message: unknown): readonly Trade[] {
  const wrapper = message instanceof Uint8Array ? readProtobuf(message) : undefined;
  const body = wrapper === undefined ? undefined : field(wrapper, WRAPPER.deals);
  const deals = body instanceof Uint8Array ? readProtobuf(body) : undefined;
  if (wrapper === undefined || deals === undefined) return [];
  const symbol = textField(wrapper, WRAPPER.symbol);
  const trades: Trade[] = [];
  for (const [place, deal] of deals.entries()) {
    const fields = deal.field === DEALS && deal.value instanceof Uint8Array ? readProtobuf(deal.value) : undefined;
    if (fields === undefined) continue;
    const timestamp = field(fields, DEAL.time);
    const trade = makeTrade({
      exchange: 'mexc',
      symbol,
      id: textField(fields, DEAL.tradeId) ?? `${timestamp}-${place}`,
      price: textField(fields, DEAL.price),
      volume: textField(fields, DEAL.quantity),
      side: sideOfDeal(field(fields, DEAL.tradeType)),
      timestamp,
    });
    if (trade !== undefined) trades.push(trade);
  }
  return trades;
}
