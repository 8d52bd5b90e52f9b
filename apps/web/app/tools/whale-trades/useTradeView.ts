import type { KeptTrade, RiskLevel, TradeFilter } from '@toolbox/core/feed';
import { useMemo } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
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
