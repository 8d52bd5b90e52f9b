import type { TakerSide } from '../trade.ts';

/** `buy` or `sell` in any case; `undefined` for anything else, because a guessed side is worse than no trade. */
export function sideOf(value: unknown): TakerSide | undefined {
  if (value === 'buy' || value === 'Buy' || value === 'BUY') return 'BUY';
  if (value === 'sell' || value === 'Sell' || value === 'SELL') return 'SELL';
  return undefined;
}
