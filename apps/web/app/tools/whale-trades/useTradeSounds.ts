import type { KeptTrade, Risk } from '@toolbox/core/feed';
import { useEffect, useRef } from 'react';
import { optionalModule } from '../../loading/lazyModule.ts';
import { RISKS } from './riskLooks.ts';

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
