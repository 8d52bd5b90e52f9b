import { exact } from '@toolbox/core/exact';
import { vatInTotal } from '@toolbox/core/vat';
import { testGuide } from '../../testing/testGuide.ts';

const even = vatInTotal(exact('110000'));
const rounded = vatInTotal(exact('10000'));
const cut = vatInTotal(exact('10000'), 'down');

testGuide('vat-calculator', {
  figures: [even.supply, even.tax, rounded.supply, rounded.tax, cut.supply, cut.tax],
});
