type MexcDeal = {
  readonly price: string;
  readonly quantity: string;
  readonly tradeType: number;
  readonly time: number;
  readonly tradeId?: string;
};

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

function bytesField(field: number, bytes: readonly number[]): number[] {
  return [...varint(field * 8 + 2), ...varint(bytes.length), ...bytes];
}

function textField(field: number, text: string): number[] {
  return bytesField(
    field,
    [...text].map((character) => character.charCodeAt(0)),
  );
}

/** A frame as MEXC sends it, including the fields that are not read (channel, event type, send time). */
export function mexcFrame(symbol: string, deals: readonly MexcDeal[]): Uint8Array {
  const body = deals.flatMap((deal) =>
    bytesField(1, [
      ...textField(1, deal.price),
      ...textField(2, deal.quantity),
      ...varint(3 * 8),
      ...varint(deal.tradeType),
      ...varint(4 * 8),
      ...varint(deal.time),
      ...(deal.tradeId === undefined ? [] : textField(5, deal.tradeId)),
    ]),
  );
  return new Uint8Array([
    ...textField(1, `spot@public.aggre.deals.v3.api.pb@100ms@${symbol}`),
    ...textField(3, symbol),
    ...varint(6 * 8),
    ...varint(1_790_000_000_200),
    ...bytesField(314, [...body, ...textField(2, 'spot@public.aggre.deals')]),
  ]);
}
