import type { Language } from '@toolbox/i18n';
import { createListeners } from '@toolbox/ui/hooks/createListeners';
import { useEffect, useSyncExternalStore } from 'react';

export const TRADE_COLORS_KEY = 'trade-colors';
const TRADE_COLORS = ['red-blue', 'green-red'] as const;
/** The color of what rises or is bought, then that of what falls or is sold. */
export type TradeColors = (typeof TRADE_COLORS)[number];

/** The colors of the stock exchanges where the language is spoken. */
const USUAL: Readonly<Record<Language, TradeColors>> = { ko: 'red-blue', en: 'green-red' };

const { subscribe, notify } = createListeners('storage');
/** The choice where nothing can be stored. */
let unstored: TradeColors | undefined;

function chosenColors(): TradeColors | undefined {
  // A full storage still has the earlier choice.
  if (unstored !== undefined) return unstored;
  try {
    const stored = localStorage.getItem(TRADE_COLORS_KEY);
    return TRADE_COLORS.find((colors) => colors === stored);
  } catch {
    return undefined;
  }
}

/**
 * The tokens `--up` and `--down` follow `html[data-trade-colors]`; without it, `data-lang`. See also `HEAD_SCRIPT`.
 */
function applyColors(colors: TradeColors | undefined): void {
  const { dataset } = document.documentElement;
  if (colors === undefined) delete dataset['tradeColors'];
  else dataset['tradeColors'] = colors;
}

export function chooseTradeColors(colors: TradeColors): void {
  try {
    localStorage.setItem(TRADE_COLORS_KEY, colors);
    unstored = undefined;
  } catch {
    unstored = colors;
  }
  applyColors(colors);
  notify();
}

/** The colors that apply to a page of this language, also where another tab changes them. */
export function useTradeColors(language: Language): TradeColors {
  const chosen = useSyncExternalStore(subscribe, chosenColors, () => undefined);
  useEffect(() => {
    // Another tab may have chosen while this one showed no trades.
    applyColors(chosenColors());
    const follow = ({ key }: StorageEvent) => {
      if (key === TRADE_COLORS_KEY || key === null) applyColors(chosenColors());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  return chosen ?? USUAL[language];
}

/** @example otherColors('red-blue') // 'green-red' */
export function otherColors(colors: TradeColors): TradeColors {
  return colors === 'red-blue' ? 'green-red' : 'red-blue';
}
