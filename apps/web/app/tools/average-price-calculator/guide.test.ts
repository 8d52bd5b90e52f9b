import { exact } from '@toolbox/core/exact';
import { averagePrice } from '@toolbox/core/trading';
import { testGuide } from '../../testing/testGuide.ts';

const [ten, price, cheaper] = [exact('10'), exact('100000'), exact('80000')];

testGuide('average-price-calculator', {
  figures: [
    averagePrice({
      initialAmount: price.mul(ten),
      initialQuantity: ten,
      rounds: [{ mode: 'quantity', price: cheaper, quantity: ten }],
    }).averagePrice.toNumber(),
  ],
  given: [price.toNumber(), cheaper.toNumber()],
  searched: ['물타기', '평단가'],
});
