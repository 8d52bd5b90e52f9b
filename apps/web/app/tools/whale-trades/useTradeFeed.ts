import type { TradeWindow } from '@toolbox/core/feed';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { TradeFeed } from '../../live/createTradeFeed.ts';
import { feedUrl } from '../../live/feedUrl.ts';
import { FIRST_FEED_STATE, type TradeFeedState } from '../../live/tradeFeedState.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { siteConfig } from '../../site/siteConfig.ts';

export type UseTradeFeed = TradeFeedState & {
  /** What is to be shown: it stands still while paused. */
  readonly window: TradeWindow;
  readonly paused: boolean;
  readonly setPaused: (paused: boolean) => void;
  /** Trades that came since it was paused. */
  readonly waitingCount: number;
  readonly retry: () => void;
};

/** Where no server stands behind the site, nothing will ever come. */
const NO_SERVER_STATE: TradeFeedState = { ...FIRST_FEED_STATE, state: 'offline', problem: 'noServer' };
const firstState = () => (siteConfig.hasServer ? FIRST_FEED_STATE : NO_SERVER_STATE);
const NO_FEED: TradeFeed = { subscribe: () => () => {}, snapshot: firstState, retry: () => {} };
const useFeedModule = lazyModule(() => import('../../live/createTradeFeed.ts'));

/** The live trades of this visit, which go on being counted while the view of them is paused. */
export function useTradeFeed(): UseTradeFeed {
  const module = useFeedModule();
  const feed = useMemo(
    () => (siteConfig.hasServer ? module?.createTradeFeed(feedUrl) : undefined) ?? NO_FEED,
    [module],
  );
  const state = useSyncExternalStore(feed.subscribe, feed.snapshot, firstState);
  const [held, setHeld] = useState<TradeWindow>();
  return {
    ...state,
    window: held ?? state.window,
    paused: held !== undefined,
    setPaused: (paused) => setHeld(paused ? feed.snapshot().window : undefined),
    waitingCount: held === undefined ? 0 : state.window.totals.totalTrades - held.totals.totalTrades,
    retry: feed.retry,
  };
}
