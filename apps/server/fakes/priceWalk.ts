import { type Market, quoted } from './fakePrices.ts';
import { randomWalk } from './randomWalk.ts';
import { PREMIUM, PRICE } from './simulatedHistory.ts';

const STEPS_PER_MINUTE = 60;
/** The change of the tether price in a minute. */
const TETHER_STEP = 0.0002;

/** The change of prices in a second: a random walk around the current prices, as in their simulated history. */
export function priceWalk(market: Market, random: () => number): () => void {
  const walk = (step: number) => randomWalk(step, STEPS_PER_MINUTE, random);
  const coins = Object.entries(market.usd).map(([coin, dollars]) => ({
    coin,
    dollars,
    dearer: (market.krw[coin] ?? 0) / (dollars * market.wonPerDollar),
    price: walk(PRICE.step),
    premium: walk(PREMIUM.step),
  }));
  const [tether, tetherWalk] = [market.krw['USDT'] ?? market.wonPerDollar, walk(TETHER_STEP)];
  return () => {
    for (const { coin, dollars, dearer, price, premium } of coins) {
      const now = quoted(dollars * (1 + price()));
      market.usd[coin] = now;
      market.krw[coin] = quoted(now * market.wonPerDollar * dearer * (1 + premium()));
    }
    market.krw['USDT'] = quoted(tether * (1 + tetherWalk()));
  };
}
