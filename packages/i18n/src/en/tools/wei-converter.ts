import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/wei-converter.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Wei converter – wei, gwei and ETH',
  description: 'Convert between wei and ETH without losing a digit.',
  also: 'ether unit, eth to wei, gwei to eth, gas fee, gas price',
} as const satisfies ToolMetadata;

export const messages = {
  direction: 'Direction',
  directions: { weiToEth: 'Wei → ETH', gweiToEth: 'Gwei → ETH', ethToWei: 'ETH → Wei' },
  amount: 'Value',
  amountHint: 'You can also paste scientific notation such as 1e18, up to 1e30.',
  empty: 'Enter a value to see it in wei, in ETH and in every unit between.',
  unitsTitle: 'All units',
  copyUnit: 'Copy the {{unit}} value',
} as const satisfies Translated<typeof ko>;
