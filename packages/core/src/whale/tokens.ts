/** A token on Ethereum. Its price in US dollars is used until a source has reported one. */
export type WatchedToken = {
  readonly symbol: string;
  /** Lowercase. */
  readonly address: string;
  readonly decimals: number;
  /** In US dollars, used when no source can be reached. */
  readonly fallbackPrice: number;
};

/** The chain of the tokens: Ethereum mainnet (EIP-155). */
export const CHAIN_ID = 1;

/** The chain's own coin. Its price is used until a source has reported one. */
export const ETHER = { symbol: 'ETH', decimals: 18, fallbackPrice: 2000 } as const;

/** The tokens whose transfers are watched on Ethereum. */
export const TOKENS: readonly WatchedToken[] = [
  { symbol: 'USDT', address: '0xdac17f958d2ee523a2206206994597c13d831ec7', decimals: 6, fallbackPrice: 1 },
  { symbol: 'USDC', address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', decimals: 6, fallbackPrice: 1 },
  { symbol: 'LINK', address: '0x514910771af9ca656af840dff83e8264ecf986ca', decimals: 18, fallbackPrice: 15 },
  { symbol: 'PEPE', address: '0x6982508145454ce325ddbe47a25d4ec3d2311933', decimals: 18, fallbackPrice: 0.00001 },
];
