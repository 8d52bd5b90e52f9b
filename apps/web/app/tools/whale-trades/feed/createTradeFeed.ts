import { connectFeed, type FeedConnection, type Surroundings } from '@toolbox/client';
import {
  acceptRecentTrades,
  acceptTrades,
  type FeedMessage,
  type FeedVisit,
  missingPeriod,
  type RecentTradesMessage,
  TRADE_WINDOW_SIZE,
  type Trade,
  type TradeWindow,
} from '@toolbox/core/feed';
import { browserSurroundings } from './browserSurroundings.ts';
import { nextFrame } from './nextFrame.ts';
import { FIRST_FEED_STATE, type TradeFeedState } from './tradeFeedState.ts';

/** A store for `useSyncExternalStore`: connected while it has subscribers, empty when it connects. */
export type TradeFeed = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly snapshot: () => TradeFeedState;
  /** Connects now instead of after the delay. */
  readonly retry: () => void;
  /** Whether trades make a sound; then a hidden page stays connected. */
  readonly setHeard: (heard: boolean) => void;
};

export type TradeFeedParts = {
  /** Page events and clock; those of the browser by default. */
  readonly surroundings?: (() => Surroundings) | undefined;
  /** A clock that cannot be set, in milliseconds; that of the page by default. */
  readonly uptime?: (() => number) | undefined;
  /** Runs a callback before the next frame; returns a function that cancels it. */
  readonly frame?: ((run: () => void) => () => void) | undefined;
};

/** Enough for a working week of a machine that sleeps every night. */
const MAX_OWN_GAPS = 5;
/** After a frame that replaced the whole list, nobody can read the next one at once, so updates are slowed down. */
const FLOOD_REST_MS = 200;

/** A message may take as long, so a smaller difference of the clocks does not count. */
const MESSAGE_DELAY_MS = 2000;

/** How far the clock of the page is ahead of that of the server, if it counts; negative if it is behind. */
function countedAhead(aheadMs: number): number {
  return Math.abs(aheadMs) > MESSAGE_DELAY_MS ? aheadMs : 0;
}

/** When something happened, by the clock of the machine and by its uptime. */
type Moment = { readonly time: number; readonly uptime: number };

/**
 * When a moment was by the present clock, which may have been set back since. The uptime stands still while some
 * machines sleep, so the earlier of both is right.
 */
function timeOf(past: Moment, present: Moment): number {
  return Math.min(past.time, present.time - Math.round(present.uptime - past.uptime));
}

/**
 * The live trades of `/ws`. Messages are parsed as they arrive; state changes and notifications are batched to at
 * most one a frame, and fewer in a flood.
 *
 * @param url returns the URL of the feed; called for each connection
 */
export function createTradeFeed(url: () => string, parts: TradeFeedParts = {}): TradeFeed {
  const { surroundings = browserSurroundings, uptime = () => performance.now(), frame = nextFrame } = parts;
  const listeners = new Set<() => void>();
  let state = FIRST_FEED_STATE;
  let changes: Partial<TradeFeedState> = {};
  let waiting: Trade[] = [];
  /** `state.window` plus accepted trades that are not published yet. */
  let next: TradeWindow | undefined;
  let opened: Moment = { time: 0, uptime: 0 };
  /** When the last message was received; undefined before the first one. */
  let lastMessage: Moment | undefined;
  /** The last message before the connection was lost. */
  let lastBefore: Moment | undefined;
  /** Set by `hello`, with which each connection begins, until it is known what the page missed before. */
  let visit: FeedVisit | undefined;
  /** How far the clock of the page was ahead at the last heartbeat. */
  let measuredAheadMs = Number.NaN;
  let cancelFrame: (() => void) | undefined;
  let restUntil = 0;
  let connection: FeedConnection | undefined;
  let around: Surroundings | undefined;
  let isHeard = false;

  function present(): Moment {
    return { time: around?.now() ?? 0, uptime: uptime() };
  }

  function publish() {
    cancelFrame = undefined;
    const now = around?.now() ?? 0;
    const window = settle(now);
    next = undefined;
    restUntil = waiting.length >= TRADE_WINDOW_SIZE ? now + FLOOD_REST_MS : 0;
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
    // The clock may have been set back since.
    const rest = Math.min(restUntil - (around?.now() ?? 0), FLOOD_REST_MS);
    if (around === undefined || rest <= 0) return frame(publish);
    return around.later(() => {
      cancelFrame = frame(publish);
    }, rest);
  }

  function settle(now: number): TradeWindow {
    return acceptTrades(next ?? state.window, waiting, now);
  }

  /** What the page missed before this connection is filled in from the list, or shown as a gap. */
  function resume(list: RecentTradesMessage | undefined) {
    if (visit === undefined) return;
    if (list !== undefined) {
      change({ clockAheadMs: countedAhead(visit.now - list.time) });
      next = acceptRecentTrades(settle(visit.now), list, visit);
      waiting = [];
    }
    const gap = missingPeriod(list, visit);
    visit = undefined;
    const ownGaps = changes.ownGaps ?? state.ownGaps;
    change(gap === undefined ? {} : { ownGaps: [...ownGaps, gap].slice(-MAX_OWN_GAPS) });
  }

  /** The clock of the page may be set during a connection. One heartbeat alone may have waited while it slept. */
  function measureClock(aheadMs: number) {
    const isNear = (other: number) => Math.abs(aheadMs - other) <= MESSAGE_DELAY_MS;
    if (isNear(measuredAheadMs) && !isNear(changes.clockAheadMs ?? state.clockAheadMs)) {
      change({ clockAheadMs: countedAhead(aheadMs) });
    }
    measuredAheadMs = aheadMs;
  }

  function read(message: FeedMessage) {
    const now = present();
    if (message.type === 'hello') {
      // The previous connection may have ended before its list arrived; its gap then goes on.
      if (visit === undefined) lastBefore = lastMessage;
      visit = { now: now.time, openedAt: timeOf(opened, now), awaySince: lastBefore && timeOf(lastBefore, now) };
      change({ hello: message });
    } else if (message.type === 'status') change({ sources: message.exchanges, gaps: message.gaps ?? [] });
    // An older server sends no list: its next message ends the wait.
    else resume(message.type === 'recent_trades' ? message : undefined);
    lastMessage = now;
    if (message.type === 'heartbeat') measureClock(now.time - message.time);
    if (message.type !== 'real_time_trade') return;
    waiting.push(message.trade);
    change({});
  }

  function start() {
    state = FIRST_FEED_STATE;
    around = { ...surroundings(), isHeard: () => isHeard };
    opened = present();
    connection = connectFeed(url(), { onMessage: read, onStatus: change }, around);
  }

  function stop() {
    connection?.close();
    connection = undefined;
    cancelFrame?.();
    cancelFrame = undefined;
    changes = {};
    waiting = [];
    next = undefined;
    lastMessage = undefined;
    visit = undefined;
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
    setHeard: (heard) => {
      isHeard = heard;
    },
  };
}
