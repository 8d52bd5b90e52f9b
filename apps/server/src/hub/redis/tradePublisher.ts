import { serialiseFeedMessage, type Trade } from '@toolbox/core/feed';
import type { Redis } from 'ioredis';
import { tradeKey } from '../bus.ts';
import { KEY } from './redisKeys.ts';
import { PUBLISH } from './redisScripts.ts';

export type TradePublisherOptions = {
  readonly commands: Redis;
  readonly me: string;
  /** Watches the right to publish. */
  readonly toPublish: <Reply>(command: Promise<Reply>) => Promise<Reply>;
  /** Called with the fills that were not published. */
  readonly returned: (fills: readonly Trade[]) => void;
  /** Called when another process turns out to lead. */
  readonly lost: () => void;
  /** The number of entries that the stream keeps. */
  readonly streamLength: number;
};

/** How long fills are known to have been published. */
export const SEEN_MS = 600_000;

/** Publishes a trade unless another process leads or one of its fills was published before. */
export function createTradePublisher({
  commands,
  me,
  toPublish,
  returned,
  lost,
  streamLength,
}: TradePublisherOptions): (trade: Trade, fills: readonly Trade[]) => Promise<void> {
  return async (trade, fills) => {
    const message = serialiseFeedMessage({ type: 'real_time_trade', trade });
    const keys = [KEY.leader, KEY.stream, ...fills.map((fill) => KEY.seen + tradeKey(fill))];
    try {
      const done = await toPublish(commands.eval(PUBLISH, keys.length, ...keys, me, message, SEEN_MS, streamLength));
      if (done === 1) return;
      if (done === -1) lost();
      const known = new Set<unknown>(Array.isArray(done) ? done : []);
      returned(fills.filter((_fill, place) => !known.has(place)));
    } catch {
      returned(fills);
    }
  };
}
