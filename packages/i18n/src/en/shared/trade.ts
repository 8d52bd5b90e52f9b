import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/shared/trade.ts';

/** Messages that the calculators of prices, fees and returns share. */
export const messages = {
  otherCurrency:
    'If all amounts are in one currency, you can enter them without a currency sign; just ignore the ₩ in the results.',
  sellPrice: 'Sell price',
  feePercent: 'Fee',
  fee: {
    hint: 'Charged on both the purchase and the sale. Defaults to {{fee}}%.',
    up: 'Raise the fee by {{step}} percentage points',
    down: 'Lower the fee by {{step}} percentage points',
    title: 'Break-even after fees',
    note: 'Enter a fee to see your break-even sell price.',
  },
  profit: 'Profit',
  rate: 'Rate of return',
  breakEven: 'Break-even price',
  fees: 'Total fees',
  outlook: {
    title: 'What if',
    targetTitle: 'Price for a target return',
    targetNote: 'Enter a target return to see the sell price it takes.',
    target: 'Target return',
    targetPrice: 'Target sell price',
  },
  scenarios: {
    title: 'Outcomes by sell price',
    caption: 'With a fee of {{fee}} on both sides',
    change: 'Price change',
  },
} as const satisfies Translated<typeof ko>;
