import { KRW_MARKETS, type KrwMarket } from '@toolbox/core/kimchi';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/store.ts';
import type { CoinEntries } from '../store/storedBodies.ts';
import { type CoinPremium, PremiumError, type PremiumResponse, type ReadPremium } from './premiumResponse.ts';
import { coinEntries, marketsOf, premiumRow } from './premiumRow.ts';

/** Whether a figure is current and confirmed. */
function isCertain({ stale, unconfirmed }: Pick<CoinPremium, 'stale' | 'unconfirmed'>): boolean {
  return !stale.krw && !stale.usd && !unconfirmed.krw && !unconfirmed.usd;
}

function certainCoins(response: PremiumResponse): PremiumResponse {
  return { ...response, coins: response.coins.filter(isCertain) };
}

/** The most by which the time of a current price differs from that of a right clock. */
const MAX_DIFFERENCE_MS = 5 * 60_000;

type Known = { readonly market: KrwMarket; readonly entries: CoinEntries; readonly time: number };

export type Recorder = { readonly close: () => void };

type Parts = {
  readonly read: ReadPremium;
  readonly store: Store;
  readonly everyMs: number;
  /**
   * Called with the date after each interval, even if nothing was recorded, because served responses become outdated
   * anyway.
   */
  readonly onInterval: (date: number) => void;
  readonly log: Log;
  readonly clock?: Clock;
};

/**
 * Records the premium of each market every `everyMs`. A minute without a premium is left out, because a gap in the
 * history is correct and a repeated value is not. The minute is that of the prices if this machine's clock is wrong.
 */
export function startRecorder({ read, store, everyMs, onInterval, log, clock = systemClock }: Parts): Recorder {
  const known = async (market: KrwMarket): Promise<readonly Known[]> => {
    try {
      const response = await read(market);
      const exchange = response.stale.exchange || response.unconfirmed.exchange;
      if (!isCertain(response) || exchange) return [];
      return [{ market, entries: coinEntries(certainCoins(response)), time: response.timestamp.krw }];
    } catch (error) {
      // The sources have already logged why a figure is missing.
      if (!(error instanceof PremiumError)) log.error({ market, err: error }, 'the premium was not recorded');
      return [];
    }
  };
  const dateBy = (times: readonly number[], date: number) => {
    const stated = Math.max(...times);
    return times.length > 0 && Math.abs(stated - date) > MAX_DIFFERENCE_MS ? stated : date;
  };
  let closed = false;
  const record = async () => {
    // Services take longer now and then, so some minutes would be recorded twice, and others not, near the end of one.
    const begunAt = clock.date();
    const markets = (await Promise.all(KRW_MARKETS.map(known))).flat();
    if (closed) return;
    const date = dateBy(
      markets.map(({ time }) => time),
      begunAt,
    );
    const entries = Object.fromEntries(markets.map((one) => [one.market, one.entries]));
    const start = Math.floor(date / everyMs) * everyMs;
    // After a restart, some markets may not respond in time that were recorded in the same minute.
    const recorded = store.rows('premium', start).find(({ time }) => time === start);
    const row = premiumRow({ ...(recorded && marketsOf(recorded)), ...entries }, start);
    if (row !== undefined) store.write('premium', { put: [row] });
    onInterval(date);
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
