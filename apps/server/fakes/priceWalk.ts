import { type Market, quoted } from './fakePrices.ts';
import { PREMIUM, PRICE } from './premiumPast.ts';
import { wandering } from './wandering.ts';

const STEPS_PER_MINUTE = 60;
/** How far the price of tether goes in a minute. */
const TETHER_STEP = 0.0002;

/** What prices do in a second: they wander about where they are now, as they did in the past that was made up for them. */
export function priceWalk(market: Market, random: () => number): () => void {
  const walk = (step: number) => wandering(step, STEPS_PER_MINUTE, random);
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
