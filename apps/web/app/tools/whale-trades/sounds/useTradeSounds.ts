import { filterTrades, type RiskLevel, type TradeFilter, type TradeWindow } from '@toolbox/core/feed';
import { useEffect, useRef } from 'react';
import { optionalModule } from '../../../loading/lazyModule.ts';
import { RISKS } from '../riskLooks.ts';

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
