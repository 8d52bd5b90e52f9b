export type NetworkId = 'ethereum' | 'bnb';
export type Network = { readonly id: NetworkId; readonly symbol: string };

/** The networks for donations. Both use the same address. */
export const networks: readonly Network[] = [
  { id: 'ethereum', symbol: 'ETH' },
  { id: 'bnb', symbol: 'BNB' },
];
