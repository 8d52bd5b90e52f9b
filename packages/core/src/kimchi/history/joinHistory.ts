import type { CoinQuote, PremiumQuotes } from '../premiumQuotes.ts';
import { minuteOf } from './minuteOf.ts';
import type { PremiumPoint } from './premiumPoint.ts';

/** When a snapshot was taken by the clock of the price sources, so that a user's wrong clock has no effect. */
function momentOf({ timestamp }: CoinQuote): number {
  return Math.max(timestamp.krw, timestamp.usd);
}

function pointOf(quote: CoinQuote): PremiumPoint {
  return {
    timestamp: momentOf(quote),
    official: quote.official.percentage,
    usdt: quote.usdt?.percentage,
    krwPrice: quote.krwPrice,
    usdPrice: quote.usdPrice,
  };
}

/**
 * The history of a coin up to the current snapshot, so that the chart and its statistics agree with the figures
 * beside it: records later than the snapshot are dropped, snapshots since the last record are added. Of a minute there
 * is one point, the record or the current snapshot, because a record is a snapshot of its minute.
 *
 * @param history oldest first
 * @param snapshots the snapshots shown since the history was fetched, oldest first; the last one is current
 * @param spanMs how far to go back from now, in milliseconds
 * @returns oldest first; the unchanged history where no snapshot has the coin
 * @example
 * const point = { timestamp: 0, official: 2, usdt: undefined, krwPrice: undefined, usdPrice: undefined };
 * joinHistory([point], [], { coin: 'BTC', spanMs: 86_400_000 }).length // 1
 */
export function joinHistory(
  history: readonly PremiumPoint[],
  snapshots: readonly PremiumQuotes[],
  { coin, spanMs }: { readonly coin: string; readonly spanMs: number },
): readonly PremiumPoint[] {
  const taken = snapshots.flatMap(({ coins }) => {
    const quote = coins.find((each) => each.coin === coin);
    return quote === undefined || momentOf(quote) === 0 ? [] : [pointOf(quote)];
  });
  const present = taken.at(-1);
  if (present === undefined) return history;
  const from = present.timestamp - spanMs;
  const isBefore = ({ timestamp }: PremiumPoint) => minuteOf(timestamp) < minuteOf(present.timestamp);
  const points = history.filter((point) => isBefore(point) && point.timestamp >= from);
  for (const point of taken.slice(0, -1)) {
    const last = points.at(-1)?.timestamp ?? from;
    if (minuteOf(point.timestamp) > minuteOf(last) && isBefore(point)) points.push(point);
  }
  return [...points, present];
}
