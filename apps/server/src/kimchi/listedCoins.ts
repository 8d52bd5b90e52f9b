import type { PriceQuote } from '@toolbox/core/kimchi';
import { UpstreamError } from '../rest/fetchText.ts';

type Prices = ReadonlyMap<string, PriceQuote>;

/** A coin that was refused is requested again after this long. */
export const UNLISTED_MS = 3_600_000;
/** How services refuse a request with a coin that they do not list. */
const REFUSED: ReadonlySet<number> = new Set([400, 404]);

function isRefusal(error: unknown): boolean {
  return error instanceof UpstreamError && REFUSED.has(error.status);
}

/**
 * Requests a list of coins from a service that refuses all of it when it does not list one: then the coins are
 * requested one by one, and those that it refuses are left out for an hour.
 *
 * @param coins the first one is requested alone before the others: if it is refused, so is everything
 * @param readList rejects with the error of a refusal, or when there is no price
 */
export function createListedCoins(
  coins: readonly [string, ...string[]],
  now: () => number,
): (readList: (coins: readonly string[]) => Promise<Prices>) => Promise<Prices> {
  const [first, ...others] = coins;
  let unlisted: ReadonlySet<string> = new Set();
  let foundAt = Number.NEGATIVE_INFINITY;

  return async (readList) => {
    if (now() - foundAt >= UNLISTED_MS) unlisted = new Set();
    try {
      return await readList(coins.filter((coin) => !unlisted.has(coin)));
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    const found = [...(await readList([first]))];
    const outcomes = await Promise.allSettled(others.map((coin) => readList([coin])));
    const refused = others.filter((_coin, place) => {
      const outcome = outcomes[place];
      return outcome?.status === 'rejected' && isRefusal(outcome.reason);
    });
    if (refused.length > 0) [unlisted, foundAt] = [new Set(refused), now()];
    return new Map([
      ...found,
      ...outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [...outcome.value] : [])),
    ]);
  };
}
