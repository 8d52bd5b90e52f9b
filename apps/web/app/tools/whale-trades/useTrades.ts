import type { KeptTrade, Risk, TradeFilter, TradeWindow } from '@toolbox/core/feed';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import type { TradeFeed } from '../../live/createTradeFeed.ts';
import { feedUrl } from '../../live/feedUrl.ts';
import { FIRST_FEED_STATE, type TradeFeedState } from '../../live/tradeFeedState.ts';
import { lazyModule, optionalModule } from '../../loading/lazyModule.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import { RISKS } from './riskLooks.ts';

export const ALL = '';

/** What a visitor chose to see and hear; {@link ALL} and 0 mean no choice. */
export type TradeView = {
  readonly minUsd: number;
  readonly exchange: string;
  readonly coin: string;
  readonly side: KeptTrade['side'] | typeof ALL;
  readonly sounds: readonly Risk[];
};

export type UseTradeView = {
  readonly view: TradeView;
  readonly change: (more: Partial<TradeView>) => void;
  readonly reset: () => void;
  readonly filter: TradeFilter;
  /** Of the choices that leave trades out, so many are made. */
  readonly chosen: number;
};

const EVERYTHING: TradeView = { minUsd: 0, exchange: ALL, coin: ALL, side: ALL, sounds: [] };

/** The visitor's choice, and what it means for the list. */
export function useTradeView(): UseTradeView {
  const [view, setView] = useDraft('whale-trades.view', EVERYTHING, {
    allowed: { side: [ALL, 'BUY', 'SELL'], sounds: RISKS },
  });
  const { minUsd, exchange, coin, side } = view;
  const filter = useMemo(
    () => ({ minUsd, exchange: exchange || undefined, coin: coin || undefined, side: side || undefined }),
    [minUsd, exchange, coin, side],
  );
  return {
    view,
    change: (more) => setView({ ...view, ...more }),
    reset: () => setView(EVERYTHING),
    filter,
    chosen: [minUsd > 0, exchange !== ALL, coin !== ALL, side !== ALL].filter(Boolean).length,
  };
}

/** Sounds closer than this would run into each other. */
const SOUND_GAP_MS = 1000;

const useTones = optionalModule(() => import('./playTone.ts'));

/**
 * Sounds once for what is new in the list: the largest of the levels the visitor chose.
 *
 * @returns plays the sound of a level, for the visitor to know it
 */
export function useTradeSounds(trades: readonly KeptTrade[], levels: readonly Risk[]): (risk: Risk) => void {
  const tones = useTones();
  const newest = useRef(0);
  const soundedAt = useRef(0);

  useEffect(() => {
    const added = trades.filter(({ id }) => Number(id) > newest.current);
    newest.current = Number(trades[0]?.id ?? 0);
    const loudest = RISKS.find((risk) => levels.includes(risk) && added.some((trade) => trade.risk === risk));
    if (loudest === undefined || Date.now() - soundedAt.current < SOUND_GAP_MS) return;
    soundedAt.current = Date.now();
    tones?.playTone(loudest);
  }, [trades, levels, tones]);

  return (risk) => tones?.playTone(risk);
}

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
