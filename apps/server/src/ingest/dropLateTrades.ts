import { MAX_AGE_MS, type Origin } from '../hub/plausibility/createPlausibilityGate.ts';
import type { Connection } from '../upstream/upstream.ts';

/** A later send time is invalid, as for trades: it could not be converted to a date. */
const LATEST_MS = Date.UTC(2100, 0, 1);

export type LateFrame = {
  /** The number of its trades that were dropped. */
  readonly late: number;
  /** Whether no other trade was in the frame. */
  readonly isAll: boolean;
};

/**
 * Observes the clock of an exchange, and drops trades that arrive more than a minute late.
 *
 * The connection does not count dropped trades as items: if nothing else comes, it is replaced, the exchange is down
 * until its trades are timely, and the gap is filled as after any loss.
 */
export function dropLateTrades(
  connection: Connection,
  { symbols, clock }: Origin,
  onLate: (frame: LateFrame) => void,
): Connection {
  return {
    ...connection,
    normalise: (message) => {
      const trades = connection.normalise(message);
      const statedAt = connection.sentAt?.(message);
      const sentAt = statedAt !== undefined && statedAt < LATEST_MS ? statedAt : undefined;
      const newest = trades.reduce((time, { symbol, timestamp }) => {
        return symbols.has(symbol) ? Math.max(time, timestamp) : time;
      }, 0);
      if (newest > 0) clock.observe(newest, sentAt);
      const timely = trades.filter(({ timestamp }) => clock.latenessOf(timestamp, sentAt) <= MAX_AGE_MS);
      const late = trades.length - timely.length;
      if (late > 0) onLate({ late, isAll: timely.length === 0 });
      if (late === 0 && timely.length > 0) connection.onTimely?.(message);
      return timely;
    },
  };
}
