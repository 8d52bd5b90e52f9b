import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/dca-calculator.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'DCA calculator – dollar cost averaging plan',
  description: 'Plan prices and quantities by splitting a budget into weighted purchases.',
  also: 'DCA, dollar cost averaging',
} as const satisfies ToolMetadata;

export const messages = {
  budget: 'Total budget',
  firstPrice: 'First price',
  weights: 'Weights',
  weightsHint:
    'Separate them with a comma and a space. They don’t have to add up to 100: the budget is split in proportion.',
  weightsExample: '1, 2, 3',
  mode: 'Prices',
  modes: { direct: 'Enter each', linear: 'Even steps' },
  prices: 'Price of each purchase',
  pricesHint: 'Separate them with a comma and a space. Leave it empty to buy everything at the first price.',
  pricesExample: '60,000, 55,000, 50,000',
  stopPrice: 'Final price',
  stopPriceHint: 'The price goes from the first price to this one in even steps.',
  purchases: 'Number of purchases',
  purchasesHint: 'From {{min}} to {{max}}. Enter 1 to buy once at the first price. Defaults to {{fallback}}.',
  empty: 'Enter the budget, the first price and the weights, then press Calculate to see the plan.',
  averagePrice: 'Average price',
  totalQuantity: 'Total quantity',
  times: '{{count}}',
  plan: 'Purchase plan',
  index: 'Purchase',
  nth: 'No. {{index}}',
  price: 'Buy price',
  share: 'Weight',
  amount: 'Amount',
  quantity: 'Quantity',
  runningAverage: 'Average so far',
  rowLine: '{{index}}: {{price}} × {{quantity}} = {{amount}} ({{share}})',
  chartSummary:
    'Chart of the buy price and the average so far over {{count}} {{count, purchase/purchases}}. The buy price goes from {{first}} to {{last}}, the average so far from {{first}} to {{average}}.',
  rows: {
    title: 'Purchases',
    toLists: 'Enter as lists',
    toRows: 'Enter one per line',
    weight: 'Weight of purchase {{index}}',
    price: 'Price of purchase {{index}} (won)',
    prices: 'Buy price (won)',
    remove: 'Remove purchase {{index}}',
    add: 'Add a purchase',
    asAbove: 'Same as above',
    spread: 'Filled {{count}} {{count, line/lines}}.',
    tooMany: 'You can enter up to {{max}} purchases one per line. Enter more as lists.',
    unread: {
      assets: 'These rows have more than one coin, stock or currency. Copy only the rows of one.',
      others: 'Some rows aren’t purchases, such as sales or deposits. Copy only the rows with purchases.',
      columns:
        'The weights and prices weren’t found in this table. Include a header row that names both, or copy only those two columns without headers, weights first.',
    },
    dismiss: 'Close the notice',
  },
  readings: {
    title: 'This can be read in two ways. Choose the one you mean.',
    label: 'Ways to read it',
    whole: '{{count}}: {{list}}',
    longer: '{{count}}: {{list}} …',
  },
  notices: {
    weightsDropped:
      '{{count}} {{count, weight was/weights were}} ignored because {{count, it is not a number/they are not numbers}} above 0.',
    pricesDropped:
      '{{count}} {{count, price was/prices were}} ignored because {{count, it is not a number/they are not numbers}} above 0.',
    weightsIgnored: '{{count}} {{count, weight/weights}} beyond the number of purchases {{count, was/were}} not used.',
    weightsRepeated: 'The last weight was used again for {{count}} {{count, purchase/purchases}} without one.',
    pricesIgnored: '{{count}} {{count, price/prices}} beyond the number of weights {{count, was/were}} not used.',
    pricesRepeated: 'The last price was used again for {{count}} {{count, purchase/purchases}} without one.',
    firstPriceOnly: 'The first price was used for {{count}} {{count, purchase/purchases}}.',
    firstPriceUnused: 'The first price was not used because the purchases have their own prices.',
    purchasesChanged: 'The number of purchases was set to {{count}}.',
  },
} as const satisfies Translated<typeof ko>;
