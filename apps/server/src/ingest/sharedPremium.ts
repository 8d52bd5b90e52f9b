import type { Bus } from '../hub/bus.ts';
import type { PremiumAnswer } from '../kimchi/premiumAnswer.ts';
import { BOARD, PREMIUM_FRESH_MS } from './board.ts';

/** The premium as JSON: one computation for all who ask at once, and for all processes for ten seconds. */
export function sharedPremium(bus: Bus, compute: () => Promise<PremiumAnswer>): () => Promise<string> {
  let running: Promise<string> | undefined;
  const fresh = async () => {
    const known = await bus.get(BOARD.premium);
    if (known !== undefined) return known;
    const json = JSON.stringify(await compute());
    await bus.put(BOARD.premium, json, PREMIUM_FRESH_MS);
    return json;
  };
  return () => {
    running ??= fresh().finally(() => {
      running = undefined;
    });
    return running;
  };
}
