import { exact } from '@toolbox/core/exact';
import { breakEvenPrice } from '@toolbox/core/trading';
import { DEFAULT_FEE_PERCENT } from '@toolbox/core/trading/form';
import { testGuide } from '../../testing/testGuide.ts';

const BOUGHT = 10_000;

testGuide('return-calculator', {
  figures: [
    `${DEFAULT_FEE_PERCENT}%`,
    Math.round(breakEvenPrice(exact(BOUGHT), exact(DEFAULT_FEE_PERCENT)).toNumber()),
  ],
  given: [BOUGHT],
});
