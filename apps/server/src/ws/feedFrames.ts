import { type FeedMessage, serialiseFeedMessage } from '@toolbox/core/feed';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Bus } from '../hub/bus.ts';
import { feedDate, RECENT_MS } from '../hub/recentTrades.ts';
import { textFrame } from './frame.ts';

/** New clients within this time share one message about the recent trades, unless there is a newer trade. */
const RECENT_FRAME_MS = 1000;

export type FeedFramesOptions = { readonly config: Config; readonly bus: Bus; readonly clock: Clock };

export type FeedFrames = {
  readonly statusMessage: () => FeedMessage;
  /** What a client receives first. */
  readonly firstFrames: () => readonly Buffer[];
  /** Called with each trade, which outdates the message about the recent trades. */
  readonly tradeSent: () => void;
  /** Announces what is published now, from the next `firstFrames` on; returns whether it has changed. */
  readonly takeChange: () => boolean;
};

/** What clients receive besides the trades, by the state of the bus. */
export function createFeedFrames({ config, bus, clock }: FeedFramesOptions): FeedFrames {
  const statusMessage = (): FeedMessage => {
    const date = feedDate(bus.recent().dates, clock.date());
    const gaps = bus.gaps().filter(({ to }) => to > date - RECENT_MS);
    return { type: 'status', exchanges: bus.status(), ...(gaps.length > 0 ? { gaps } : {}) };
  };
  const { WHALE_TRADE_MIN_USD: minUsd, EXCHANGES: exchanges, SIMULATED: simulated } = config;
  /** What the ingests publish; until that is known, what this process is configured for. */
  const helloText = () => {
    const own = { minUsd, exchanges: config.LIVE ? exchanges : [], simulated };
    return serialiseFeedMessage({ type: 'hello', ...(bus.published() ?? own) });
  };
  let announced = helloText();
  let recent: { readonly frame: Buffer; readonly at: number } | undefined;
  /** Serialized once for all that connect at the same time, such as after a restart of a proxy. */
  const recentFrame = () => {
    const at = clock.now();
    if (recent !== undefined && at - recent.at < RECENT_FRAME_MS) return recent.frame;
    const { coveredMs, trades, dates } = bus.recent();
    // Pages compare it with the times of the trades.
    const time = Math.floor(feedDate(dates, clock.date()));
    const message: FeedMessage = { type: 'recent_trades', since: Math.ceil(time - coveredMs), time, trades };
    recent = { frame: textFrame(serialiseFeedMessage(message)), at };
    return recent.frame;
  };

  return {
    statusMessage,
    firstFrames: () => {
      const list = recentFrame();
      const frames = [textFrame(announced), textFrame(serialiseFeedMessage(statusMessage()))];
      // A longer list would exceed the queue, and the client would be evicted for reading too slowly.
      return list.length <= config.WS_QUEUE_BYTES ? [...frames, list] : frames;
    },
    tradeSent: () => {
      recent = undefined;
    },
    takeChange: () => {
      const before = announced;
      announced = helloText();
      return announced !== before;
    },
  };
}
