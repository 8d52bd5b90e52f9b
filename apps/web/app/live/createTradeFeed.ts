import { connectFeed, type FeedConnection, type Surroundings } from '@toolbox/client';
import { acceptTrades, type FeedMessage, TRADE_WINDOW_SIZE, type Trade } from '@toolbox/core/feed';
import { browserSurroundings } from './browserSurroundings.ts';
import { nextFrame } from './nextFrame.ts';
import { FIRST_FEED_STATE, type TradeFeedState } from './tradeFeedState.ts';

/** A store for `useSyncExternalStore`: connected while it has subscribers, empty when it connects. */
export type TradeFeed = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly snapshot: () => TradeFeedState;
  /** Connects now instead of after the delay. */
  readonly retry: () => void;
};

export type TradeFeedParts = {
  /** Page events and clock; those of the browser by default. */
  readonly surroundings?: (() => Surroundings) | undefined;
  /** Runs a callback before the next frame; returns a function that cancels it. */
  readonly frame?: ((run: () => void) => () => void) | undefined;
};

/** After a frame that replaced the whole list, nobody can read the next one at once, so updates are slowed down. */
const FLOOD_REST_MS = 200;

/**
 * The live trades of `/ws`. Messages are parsed as they arrive; state changes and notifications are batched to at
 * most one a frame, and fewer in a flood.
 *
 * @param url the URL of the feed, or a function that returns it
 */
export function createTradeFeed(url: () => string, parts: TradeFeedParts = {}): TradeFeed {
  const { surroundings = browserSurroundings, frame = nextFrame } = parts;
  const listeners = new Set<() => void>();
  let state = FIRST_FEED_STATE;
  let changes: Partial<TradeFeedState> = {};
  let waiting: Trade[] = [];
  let cancelFrame: (() => void) | undefined;
  let restUntil = 0;
  let connection: FeedConnection | undefined;
  let around: Surroundings | undefined;

  function publish() {
    cancelFrame = undefined;
    const now = around?.now() ?? 0;
    const window = acceptTrades(state.window, waiting, now);
    if (waiting.length >= TRADE_WINDOW_SIZE) restUntil = now + FLOOD_REST_MS;
    state = { ...state, ...changes, window };
    changes = {};
    waiting = [];
    for (const changed of listeners) changed();
  }

  function change(more: Partial<TradeFeedState>) {
    changes = { ...changes, ...more };
    cancelFrame ??= awaitFrame();
  }

  function awaitFrame(): () => void {
    const rest = restUntil - (around?.now() ?? 0);
    if (around === undefined || rest <= 0) return frame(publish);
    return around.later(() => {
      cancelFrame = frame(publish);
    }, rest);
  }

  function read(message: FeedMessage) {
    if (message.type === 'hello') change({ hello: message });
    if (message.type === 'status') change({ sources: message.exchanges, gaps: message.gaps ?? [] });
    if (message.type !== 'real_time_trade') return;
    waiting.push(message.trade);
    change({});
  }

  function start() {
    state = FIRST_FEED_STATE;
    around = surroundings();
    connection = connectFeed(url(), { onMessage: read, onStatus: change }, around);
  }

  function stop() {
    connection?.close();
    connection = undefined;
    cancelFrame?.();
    cancelFrame = undefined;
    changes = {};
    waiting = [];
    restUntil = 0;
  }

  return {
    subscribe: (changed) => {
      listeners.add(changed);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) stop();
      };
    },
    snapshot: () => state,
    retry: () => connection?.retry(),
  };
}
