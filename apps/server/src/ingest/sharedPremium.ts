import { setTimeout as wait } from 'node:timers/promises';
import { premiumShape } from '@toolbox/core/api';
import type { KrwMarket } from '@toolbox/core/kimchi';
import type { Bus } from '../hub/bus.ts';
import { CACHE_KEY, PREMIUM_FRESH_MS } from '../hub/cacheKeys.ts';
import { type Fields, readCached } from '../hub/readCached.ts';
import type { ReadPremium } from '../kimchi/premiumResponse.ts';

/** Another process may have computed it already; if its response does not arrive in this time, it is computed here. */
const CACHE_TIMEOUT_MS = 250;

/** The ingest also records it. */
function isPremium(body: Fields): boolean {
  return premiumShape.safeParse(body).success;
}

/**
 * The premium as JSON: one computation per market, shared by concurrent requests and for ten seconds by all
 * processes.
 */
export function sharedPremium(bus: Bus, compute: ReadPremium): (market?: KrwMarket) => Promise<string> {
  const running = new Map<KrwMarket | undefined, Promise<string>>();
  const fresh = async (market?: KrwMarket) => {
    const timeout = wait(CACHE_TIMEOUT_MS, undefined, { ref: false });
    const known = await Promise.race([readCached(bus, CACHE_KEY.premium(market), isPremium), timeout]);
    if (known !== undefined) return JSON.stringify(known);
    const json = JSON.stringify(await compute(market));
    // This request has waited long enough, and the next one tries again.
    void bus.put(CACHE_KEY.premium(market), json, PREMIUM_FRESH_MS);
    return json;
  };
  return (market) => {
    const shared = running.get(market) ?? fresh(market).finally(() => running.delete(market));
    running.set(market, shared);
    return shared;
  };
}
