import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/average-price-calculator.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Average price calculator – averaging down',
  description: 'Find your average price and break-even price after buying more.',
  also: 'average cost, break-even, average down, cost basis',
} as const satisfies ToolMetadata;

export const messages = {
  initialAmount: 'Amount spent so far',
  initialAmountHint: 'All the money you have paid for what you hold.',
  initialQuantity: 'Quantity held so far',
  round: 'Purchase {{index}}',
  addRound: 'Add a purchase',
  removeRound: 'Remove purchase {{index}}',
  mode: 'Enter by',
  modes: { quantity: 'By quantity', amount: 'By amount' },
  price: 'Buy price',
  quantity: 'Quantity bought',
  amount: 'Amount spent',
  decimalPlaces: 'Decimal places',
  decimalPlacesHint:
    'From 0 to {{max}}, for prices and amounts. If empty or out of range, {{fallback}} are shown; values below 1 show more.',
  empty: 'Enter an amount and a quantity, then press Calculate to see the average price.',
  averagePrice: 'Average price',
  firstPrice: 'Average before',
  totalQuantity: 'Total quantity',
  totalCost: 'Total cost',
  purchases: 'Purchases',
  purchase: 'Purchase',
  columns: { price: 'Price', quantity: 'Quantity', amount: 'Amount' },
  first: 'Existing',
  counted: 'Purchase {{index}}',
  purchaseLine: '{{name}}: {{price}} × {{quantity}} = {{amount}}',
  ignored: 'Purchases left out: {{rounds}}. The price and the quantity or amount must both be greater than 0.',
  whatIf: {
    targetTitle: 'Reach a target average',
    targetNote: 'The target must lie between the average price above and the price to buy at.',
    target: 'Target average price',
    targetMode: 'Fixed value',
    targetModes: { price: 'Price', quantity: 'Quantity' },
    targetPrice: 'Price to buy at',
    targetQuantity: 'Quantity to buy',
    neededQuantity: 'Quantity needed',
    neededPrice: 'Price needed',
    neededAmount: 'Amount needed',
    currentTitle: 'Profit at a current price',
    currentNote: 'Enter the current price to see what the holding is worth.',
    currentPrice: 'Current price',
    value: 'Value',
    profit: 'Profit',
    rate: 'Rate of return',
  },
} as const satisfies Translated<typeof ko>;

export const late = () => import('../late/average-price-calculator.ts');
