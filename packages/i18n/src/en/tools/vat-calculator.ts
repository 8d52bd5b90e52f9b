import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/vat-calculator.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Korean VAT calculator – from price or total',
  description: 'Calculate Korean VAT of 10% from the supply price or the total, exact to the won.',
  also: 'value added tax, tax, sales tax, supply price, invoice, add tax, add VAT, remove VAT',
} as const satisfies ToolMetadata;

export const messages = {
  amount: 'Amount',
  amountHint: 'Enter a supply price or a total. Up to 15 digits are exact.',
  rounding: 'Rounding',
  roundings: { halfUp: 'Round half up', down: 'Round down', up: 'Round up' },
  empty: 'Enter an amount to see the supply price, the VAT and the total.',
  asSupply: 'If it is the supply price',
  asTotal: 'If it is the total',
  asSupplyNote: 'Amount × 1.1',
  asTotalNote: 'Amount ÷ 1.1',
  supply: 'Supply price',
  tax: 'VAT (10%)',
  total: 'Total',
  difference: 'Depending on the rounding, {{what}} is {{down}} (down) or {{up}} (up).',
  fractionGiven: 'The amount has a fraction of a won, so each figure may differ by ₩1 depending on the rounding.',
  noDifference: 'There is no fraction, so rounding doesn’t change the amounts.',
  taxOnly: 'the VAT',
  supplyOnly: 'the supply price',
  exemptNote: 'Exempt and zero-rated supplies are not taxed at 10%.',
  meant: { supply: 'supply price {{amount}}', total: 'total {{amount}}' },
  copyTemplate: 'Supply price {{supply}}, VAT {{tax}}, total {{total}}',
} as const satisfies Translated<typeof ko>;
