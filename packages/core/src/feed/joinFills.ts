import type { Trade } from './trade.ts';

/**
 * One trade of the fills of one sweep: volume and value summed, the average price by volume, time and id of the
 * earliest. A single fill is returned unchanged.
 *
 * @param fills at least one, all of one exchange, symbol and side
 * @example
 * const fields = { exchange: 'okx', symbol: 'BTC-USDT', side: 'BUY', timestamp: 0 } as const;
 * const fills = [
 *   { ...fields, id: '1', price: 65_000, volume: 4, volumeUsd: 260_000 },
 *   { ...fields, id: '2', price: 65_100, volume: 4, volumeUsd: 260_400 },
 * ] as const;
 * joinFills([...fills]) // { id: '1', price: 65050, volume: 8, volumeUsd: 520400, … }
 */
export function joinFills(fills: readonly [Trade, ...Trade[]]): Trade {
  const [head, ...rest] = fills;
  if (rest.length === 0) return head;
  let [first, volume, volumeUsd] = [head, head.volume, head.volumeUsd];
  for (const fill of rest) {
    volume += fill.volume;
    volumeUsd += fill.volumeUsd;
    if (fill.timestamp < first.timestamp) first = fill;
  }
  return { ...first, volume, volumeUsd, price: volumeUsd / volume };
}
