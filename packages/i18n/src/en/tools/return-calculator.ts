import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/return-calculator.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Return calculator – fees and break-even',
  description: 'Calculate your return after fees and the break-even price.',
  also: 'ROI, break-even, fee, return on investment, target price, take profit',
} as const satisfies ToolMetadata;

export const messages = {
  buyPrice: 'Buy price',
  quantity: 'Quantity',
  empty: 'Enter the prices and the quantity, then press Calculate to see the return and the break-even price.',
  buyCost: 'Purchase cost',
  feeIncluded: 'Including a fee of {{fee}}',
  sellProceeds: 'Sale proceeds',
  feeDeducted: 'After a fee of {{fee}}',
  breakEvenHint: 'With a fee of {{fee}} on both sides',
} as const satisfies Translated<typeof ko>;
