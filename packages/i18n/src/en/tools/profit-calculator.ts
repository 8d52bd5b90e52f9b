import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/profit-calculator.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Profit calculator – crypto and stocks',
  description: 'Calculate your profit and return from the entry price and the current price.',
  also: 'PnL, gain, profit and loss',
} as const satisfies ToolMetadata;

export const messages = {
  entryPrice: 'Entry price',
  currentPrice: 'Current price',
  quantity: 'Quantity',
  empty: 'Enter the prices and the quantity, then press Calculate to see the profit and the rate of return.',
  cost: 'Cost',
  value: 'Value',
  profit: 'Profit',
  rate: 'Rate of return',
  noFee: 'Before fees.',
} as const satisfies Translated<typeof ko>;
