import { exact } from '@toolbox/core/exact';
import { VAT_RATE_PERCENT, vatInTotal } from '@toolbox/core/vat';
import { testGuide } from '../../testing/testGuide.ts';

const EVEN = 110_000;
const UNEVEN = 10_000;
const even = vatInTotal(exact(EVEN));
const rounded = vatInTotal(exact(UNEVEN));
const cut = vatInTotal(exact(UNEVEN), 'down');

testGuide('vat-calculator', {
  figures: [even.supply, even.tax, rounded.supply, rounded.tax, cut.supply, cut.tax, `${VAT_RATE_PERCENT}%`],
  given: [1, EVEN, UNEVEN],
});
