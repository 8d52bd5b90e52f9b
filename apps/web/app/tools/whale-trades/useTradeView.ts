import type { KeptTrade, Risk, TradeFilter } from '@toolbox/core/feed';
import { useMemo } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
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
