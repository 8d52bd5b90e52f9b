import { PREMIUM_COINS } from '@toolbox/core/kimchi';
import { premiumRow } from '../src/kimchi/premiumRow.ts';
import { KINDS, type Row } from '../src/store/store.ts';
import { BITHUMB_FACTOR, type Market } from './fakePrices.ts';
import { randomWalk } from './randomWalk.ts';
import { repeatableRandom } from './repeatableRandom.ts';

const MINUTE_MS = 60_000;
const MINUTES = KINDS.premium / MINUTE_MS;
export const PRICE = { swing: 0.025, swingMinutes: 1450, step: 0.0016 };
export const PREMIUM = { swing: 0.009, swingMinutes: 980, step: 0.0012 };

function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}

function quoted(price: number): number {
  return Number(price.toPrecision(7));
}

/** Deviates from the current value: none at first, then a slow oscillation and a random walk. */
function pathBack({ swing, swingMinutes, step }: typeof PRICE, random: () => number): (age: number) => number {
  const wander = randomWalk(step, 1, random);
  return (age) => Math.sin(age / swingMinutes) * swing + wander();
}

/**
 * A simulated week of premiums, one row per minute, which ends at the current prices of the fakes. Computed with
 * floats, because ten thousand rows must not delay the start and exactness does not matter.
 */
export function simulatedHistory({ krw, usd, wonPerDollar }: Market, now: number, seed = 7): readonly Row<'premium'>[] {
  const random = repeatableRandom(seed);
  const lastMinute = Math.floor(now / MINUTE_MS);
  const tether = (krw['USDT'] ?? wonPerDollar) / wonPerDollar;
  const paths = PREMIUM_COINS.map((coin) => {
    const [won = 1, dollars = 1] = [krw[coin], usd[coin]];
    const present = won / (dollars * wonPerDollar);
    return { coin, dollars, present, price: pathBack(PRICE, random), premium: pathBack(PREMIUM, random) };
  });

  /** Both markets follow the same path. */
  const minuteBefore = (age: number): Row<'premium'> | readonly Row<'premium'>[] => {
    const entries = paths.map(({ coin, dollars, present, price, premium }) => {
      const then = quoted(dollars * (1 + price(age)));
      const dearer = present * (1 + premium(age));
      const at = (ratio: number) =>
        [coin, [percent(ratio - 1), percent(ratio / tether - 1), quoted(then * wonPerDollar * ratio), then]] as const;
      return { upbit: at(dearer), bithumb: at(dearer * BITHUMB_FACTOR) };
    });
    const markets = {
      upbit: Object.fromEntries(entries.map(({ upbit }) => upbit)),
      bithumb: Object.fromEntries(entries.map(({ bithumb }) => bithumb)),
    };
    return premiumRow(markets, (lastMinute - age) * MINUTE_MS) ?? [];
  };

  const ages = Array.from({ length: MINUTES - 1 }, (_, place) => place + 1);
  return ages.flatMap(minuteBefore).reverse();
}
