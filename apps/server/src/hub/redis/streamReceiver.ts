import { parseFeedMessage } from '@toolbox/core/feed';
import { type BusEvent, tradeKey } from '../bus.ts';
import type { RecentIds } from '../recentIds.ts';
import type { RecentTrades } from '../recentTrades.ts';
import type { StatusShare } from '../statusShare.ts';
import type { ReaderOptions } from './redisReader.ts';
import type { StateWatch } from './watchState.ts';

export type StreamReceiverOptions = {
  readonly isIngest: boolean;
  readonly leads: () => boolean;
  readonly share: StatusShare;
  readonly state: StateWatch;
  readonly delivered: RecentIds;
  readonly recent: RecentTrades;
  readonly notify: (event: BusEvent) => void;
  readonly now: () => number;
  /** For this long, ingests buffer trades without Redis. */
  readonly heldMs: number;
  /** After this long without Redis, no exchange counts as live. */
  readonly cutMs: number;
};

/** Takes what is read from the stream of the leader and its state, and how long Redis is silent. */
export function createStreamReceiver({
  isIngest,
  leads,
  share,
  state,
  delivered,
  recent,
  notify,
  now,
  heldMs,
  cutMs,
}: StreamReceiverOptions): Pick<ReaderOptions, 'receive' | 'receiveState' | 'receiveHistory' | 'onSilence'> {
  return {
    receive: (text) => {
      const read = parseFeedMessage(text);
      if (!read.ok) return;
      const message = read.value;
      if (message.type === 'real_time_trade') {
        if (!delivered.add(tradeKey(message.trade))) return;
        recent.add(message.trade);
        notify({ type: 'trade', trade: message.trade });
      } else if (message.type === 'status') {
        state.received(true);
        if (!leads()) share.receive(text);
      }
    },
    receiveState: (text) => {
      state.received(text !== undefined);
      if (isIngest || text === share.text()) return;
      // Without an ingest that publishes its state, no exchange counts as live.
      if (text === undefined) share.lose();
      else share.receive(text);
    },
    receiveHistory: ({ entries, coveredMs }) => {
      recent.coverFrom(now() - coveredMs);
      for (const { text, ageMs } of entries) {
        const read = parseFeedMessage(text);
        if (!read.ok || read.value.type !== 'real_time_trade') continue;
        if (delivered.add(tradeKey(read.value.trade))) recent.add(read.value.trade, now() - ageMs);
      }
    },
    onSilence: (silentMs, isOver) => {
      share.setSilent(!isOver && silentMs >= cutMs);
      if (isOver && silentMs >= heldMs) recent.coverFrom(now());
    },
  };
}
