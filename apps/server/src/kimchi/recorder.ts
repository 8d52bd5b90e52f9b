import { KRW_MARKETS, type KrwMarket } from '@toolbox/core/kimchi';
import { type Clock, systemClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { CoinPremium, PremiumAnswer, ReadPremium } from './premiumAnswer.ts';
import { type CoinEntries, coinEntries, premiumRow } from './premiumRow.ts';

/** Whether a figure is what was said just now, by more than one. */
function isCertain({ stale, unconfirmed }: Pick<CoinPremium, 'stale' | 'unconfirmed'>): boolean {
  return !stale.krw && !stale.usd && !unconfirmed.krw && !unconfirmed.usd;
}

function certainCoins(answer: PremiumAnswer): PremiumAnswer {
  return { ...answer, coins: answer.coins.filter(isCertain) };
}

export type Recorder = { readonly close: () => void };

/**
 * Writes the premium of each market down once every `everyMs`. A minute in which it cannot be known is left out: a gap in
 * the history is true, a repeated value is not.
 *
 * @param onTurn after each turn, also where there was nothing to write: what has been told grows old all the same
 */
export function startRecorder(
  read: ReadPremium,
  store: Store,
  everyMs: number,
  onTurn: () => void,
  clock: Clock = systemClock,
): Recorder {
  const known = async (market: KrwMarket): Promise<readonly [KrwMarket, CoinEntries | undefined]> => {
    try {
      const answer = await read(market);
      const exchange = answer.stale.exchange || answer.unconfirmed.exchange;
      return [market, isCertain(answer) && !exchange ? coinEntries(certainCoins(answer)) : undefined];
    } catch {
      // The sources have told the log already.
      return [market, undefined];
    }
  };
  let closed = false;
  const record = async () => {
    const markets = await Promise.all(KRW_MARKETS.map(known));
    if (closed) return;
    const row = premiumRow(Object.fromEntries(markets), Math.floor(clock.date() / everyMs) * everyMs);
    if (row !== undefined) store.write('premium', { put: [row] });
    onTurn();
  };
  void record();
  const timer = setInterval(record, everyMs);
  return {
    close: () => {
      closed = true;
      clearInterval(timer);
    },
  };
}
