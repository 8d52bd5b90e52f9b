import {
  filterTrades,
  type KeptTrade,
  type RiskLevel,
  TRADE_WINDOW_SIZE,
  type TradeFilter,
  type TradeWindow,
} from '@toolbox/core/feed';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { lazyModule, optionalModule } from '../../loading/lazyModule.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import type { TradeFeed } from './feed/createTradeFeed.ts';
import { feedUrl } from './feed/feedUrl.ts';
import { FIRST_FEED_STATE, type TradeFeedState } from './feed/tradeFeedState.ts';
import { RISKS } from './riskLooks.ts';

export const ALL = '';

/** The visitor's filter; {@link ALL} and 0 mean no choice. */
export type TradeView = {
  readonly minUsd: number;
  readonly exchange: string;
  readonly coin: string;
  readonly side: KeptTrade['side'] | typeof ALL;
};

export type UseTradeView = {
  readonly view: TradeView;
  readonly change: (more: Partial<TradeView>) => void;
  /** The levels whose trades make a sound. */
  readonly sounds: readonly RiskLevel[];
  readonly onSounds: (levels: readonly RiskLevel[]) => void;
  readonly reset: () => void;
  readonly filter: TradeFilter;
  /** The number of active filters. */
  readonly chosen: number;
};

const EVERYTHING: TradeView = { minUsd: 0, exchange: ALL, coin: ALL, side: ALL };
/** Links and drafts of earlier releases have the sounds in the view as well. */
const ALLOWED = { side: [ALL, 'BUY', 'SELL'], sounds: RISKS } as const;
const SILENT: readonly RiskLevel[] = [];

/** The visitor's filter, its effect on the list, and the sound options. */
export function useTradeView(): UseTradeView {
  const [view, setView] = useDraft('whale-trades.view', EVERYTHING, {
    allowed: ALLOWED,
  });
  const [sounds, onSounds] = useDraft('whale-trades.sounds', SILENT, { allowed: RISKS, isPersonal: true });
  const { minUsd, exchange, coin, side } = view;
  const filter = useMemo(
    () => ({ minUsd, exchange: exchange || undefined, coin: coin || undefined, side: side || undefined }),
    [minUsd, exchange, coin, side],
  );
  return {
    view,
    change: (more) => setView({ ...view, ...more }),
    sounds,
    onSounds,
    reset: () => {
      setView(EVERYTHING);
      onSounds(SILENT);
    },
    filter,
    chosen: [minUsd > 0, exchange !== ALL, coin !== ALL, side !== ALL].filter(Boolean).length,
  };
}

/** The earlier trades that the list still has room for, so that nothing is missing between them and the others. */
export function listedEarlier({ trades, earlier }: TradeWindow): readonly KeptTrade[] {
  return earlier.slice(0, TRADE_WINDOW_SIZE - trades.length);
}

/** When the last trade was accepted, by the clock of the server, which the times of trades are from. */
export function lastUpdateOf({ window: { lastUpdate }, clockAheadMs }: TradeFeedState): number | undefined {
  return lastUpdate && lastUpdate - clockAheadMs;
}

/** Sounds closer than this would overlap; then the one of the largest trade is played at the end of this time. */
const SOUND_GAP_MS = 1000;

const useTones = optionalModule(() => import('./playTone.ts'));

/**
 * Plays one sound for new trades that the list shows: that of the largest level among those the visitor chose.
 *
 * @returns a function that plays the sound of a level as a sample
 */
export function useTradeSounds(
  { trades, filledUpTo }: TradeWindow,
  filter: TradeFilter,
  levels: readonly RiskLevel[],
): (risk: RiskLevel) => void {
  const tones = useTones();
  const newest = useRef(0);
  const soundedAt = useRef(Number.NEGATIVE_INFINITY);
  const next = useRef<RiskLevel>(undefined);

  useEffect(() => {
    const added = filterTrades(trades, filter).filter(({ id }) => Number(id) > Math.max(newest.current, filledUpTo));
    newest.current = Number(trades[0]?.id ?? 0);
    next.current = RISKS.find(
      (risk) => levels.includes(risk) && (risk === next.current || added.some((trade) => trade.risk === risk)),
    );
    if (next.current === undefined) return;
    const play = () => {
      if (next.current !== undefined) tones?.playTone(next.current);
      next.current = undefined;
      soundedAt.current = performance.now();
    };
    // Not by the time of day, which may be set back.
    const rest = soundedAt.current + SOUND_GAP_MS - performance.now();
    if (rest <= 0) {
      play();
      return;
    }
    const timer = setTimeout(play, rest);
    return () => clearTimeout(timer);
  }, [trades, filledUpTo, filter, levels, tones]);

  return (risk) => tones?.playTone(risk);
}

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
const useFeedModule = lazyModule(() => import('./feed/createTradeFeed.ts'));

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
