import type { TradeWindow } from '@toolbox/core/feed';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { lazyModule } from '../../../loading/lazyModule.ts';
import { siteConfig } from '../../../site/siteConfig.ts';
import type { TradeFeed } from './createTradeFeed.ts';
import { feedUrl } from './feedUrl.ts';
import { FIRST_FEED_STATE, type TradeFeedState } from './tradeFeedState.ts';

export type UseTradeFeed = TradeFeedState & {
  /** The shown list, which is frozen while paused. */
  readonly window: TradeWindow;
  /** Whether what is shown may be outdated. */
  readonly isLate: boolean;
  readonly paused: boolean;
  readonly setPaused: (paused: boolean) => void;
  /** Trades that arrived since it was paused. */
  readonly waitingCount: number;
  readonly retry: () => void;
};

/** A connection that is lost without any other problem is usually back before that. */
const LATE_AFTER_MS = 3000;

function useIsLate({ state, problem }: TradeFeedState): boolean {
  const isLive = state === 'live';
  const [hasWaited, setWaited] = useState(false);

  useEffect(() => {
    setWaited(false);
    if (isLive) return;
    const timer = setTimeout(() => setWaited(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLive]);

  return !isLive && (hasWaited || state !== 'connecting' || problem !== undefined);
}

/** Without a server, no trades will ever arrive. */
const NO_SERVER_STATE: TradeFeedState = { ...FIRST_FEED_STATE, state: 'offline', problem: 'noServer' };
const firstState = () => (siteConfig.hasServer ? FIRST_FEED_STATE : NO_SERVER_STATE);
const NO_FEED: TradeFeed = { subscribe: () => () => {}, snapshot: firstState, retry: () => {}, setHeard: () => {} };
const useFeedModule = lazyModule(() => import('./createTradeFeed.ts'));

/**
 * The live trades of this visit, which are still counted while the list is paused.
 *
 * @param isHeard whether trades make a sound
 */
export function useTradeFeed(isHeard: boolean): UseTradeFeed {
  const module = useFeedModule();
  const feed = useMemo(
    () => (siteConfig.hasServer ? module?.createTradeFeed(feedUrl) : undefined) ?? NO_FEED,
    [module],
  );
  const state = useSyncExternalStore(feed.subscribe, feed.snapshot, firstState);
  const [held, setHeld] = useState<TradeWindow>();

  useEffect(() => feed.setHeard(isHeard), [feed, isHeard]);

  return {
    ...state,
    window: held ?? state.window,
    isLate: useIsLate(state),
    paused: held !== undefined,
    setPaused: (paused) => setHeld(paused ? feed.snapshot().window : undefined),
    waitingCount: held === undefined ? 0 : state.window.totals.totalTrades - held.totals.totalTrades,
    retry: feed.retry,
  };
}
