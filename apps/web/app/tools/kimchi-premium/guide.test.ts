import { kimchiPremium, PREMIUM_BAND_PERCENT } from '@toolbox/core/kimchi';
import { testGuide } from '../../testing/testGuide.ts';

const QUOTES = { krwPrice: 105_000_000, usdPrice: 70_000, exchangeRate: 1_400 };

testGuide('kimchi-premium', {
  figures: [
    `${kimchiPremium(QUOTES)?.percentage}%`,
    QUOTES.usdPrice * QUOTES.exchangeRate,
    ...Object.values(PREMIUM_BAND_PERCENT).map((percent) => `${Math.abs(percent)}%`),
  ],
  // The factor of the formula, the Korean price, and the difference.
  given: ['100%', QUOTES.krwPrice, 5_000_000],
  searched: ['김프', '김치 프리미엄', '실시간'],
});
