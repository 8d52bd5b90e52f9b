export type NetworkId = 'ethereum' | 'bnb';
export type Network = { readonly id: NetworkId; readonly symbol: string };

/** The networks that donations come by. Both read the same address. */
export const networks: readonly Network[] = [
  { id: 'ethereum', symbol: 'ETH' },
  { id: 'bnb', symbol: 'BNB' },
];
