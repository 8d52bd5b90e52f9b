import { unrealizedProfit } from '@toolbox/core/trading';
import { testGuide } from '../../testing/testGuide.ts';

const [WHOLE, HALF] = [10_000, 5_000];
const loss = unrealizedProfit({ entryPrice: WHOLE, currentPrice: HALF, quantity: 1 });
const recovery = unrealizedProfit({ entryPrice: HALF, currentPrice: WHOLE, quantity: 1 });

testGuide('profit-calculator', {
  figures: [`${-loss.ratePercent.toNumber()}%`, `${recovery.ratePercent.toNumber()}%`],
  given: [WHOLE, HALF],
});
