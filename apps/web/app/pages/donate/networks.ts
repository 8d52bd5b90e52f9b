import type { IconName } from '@toolbox/ui/icon/Icon';

export type NetworkId = 'ethereum' | 'bnb';
export type Network = { readonly id: NetworkId; readonly symbol: string; readonly icon: IconName };

/** The networks that donations come by. Both read the same address. */
export const networks: readonly Network[] = [
  { id: 'ethereum', symbol: 'ETH', icon: 'coin' },
  { id: 'bnb', symbol: 'BNB', icon: 'coins' },
];
