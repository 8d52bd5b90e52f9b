import type { KeptTrade, Risk } from '@toolbox/core/feed';
import { useEffect, useRef } from 'react';
import { playTone } from './playTone.ts';
import { RISKS } from './riskLooks.ts';

/** Sounds closer than this would run into each other. */
const SOUND_GAP_MS = 1000;

/** Sounds once for what is new in the list: the largest of the levels the visitor chose. */
export function useTradeSounds(trades: readonly KeptTrade[], levels: readonly Risk[]): void {
  const newest = useRef(0);
  const soundedAt = useRef(0);

  useEffect(() => {
    const added = trades.filter(({ id }) => Number(id) > newest.current);
    newest.current = Number(trades[0]?.id ?? 0);
    const loudest = RISKS.find((risk) => levels.includes(risk) && added.some((trade) => trade.risk === risk));
    if (loudest === undefined || Date.now() - soundedAt.current < SOUND_GAP_MS) return;
    soundedAt.current = Date.now();
    playTone(loudest);
  }, [trades, levels]);
}
