import { KRW_MARKETS, type KrwMarket } from '@toolbox/core/kimchi';
import { type Clock, systemClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { CoinPremium, PremiumAnswer, ReadPremium } from './premiumAnswer.ts';
import { type CoinEntries, coinEntries, premiumRow } from './premiumRow.ts';

/** Whether a figure is current and confirmed. */
function isCertain({ stale, unconfirmed }: Pick<CoinPremium, 'stale' | 'unconfirmed'>): boolean {
  return !stale.krw && !stale.usd && !unconfirmed.krw && !unconfirmed.usd;
}

function certainCoins(answer: PremiumAnswer): PremiumAnswer {
  return { ...answer, coins: answer.coins.filter(isCertain) };
}

export type Recorder = { readonly close: () => void };

/**
 * Records the premium of each market every `everyMs`. A minute without a premium is left out, because a gap in the
 * history is correct and a repeated value is not.
 *
 * @param onTurn called after each interval, even if nothing was recorded, because served responses become outdated
 *   anyway
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
      // The sources have already logged it.
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
