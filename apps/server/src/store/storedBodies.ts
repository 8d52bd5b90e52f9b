import type { KrwMarket, PremiumCoin } from '@toolbox/core/kimchi';
import type { WhaleMovement, WhaleTransfer } from '@toolbox/core/whale';

/** A stored transfer includes its block, so that it can be removed and its confirmations counted. */
export type StoredTransfer = WhaleTransfer & { readonly blockHash: string; readonly blockNumber: number };

/** A stored price; the id of its row is the coin. */
export type StoredPrice = { readonly usd: number };

/** One minute of one coin: its premium on both bases, and its prices; rows of the oldest releases have no prices. */
export type CoinEntry = readonly [official: number, usdt: number | null, krwPrice?: number, usdPrice?: number];
export type CoinEntries = Readonly<Partial<Record<PremiumCoin, CoinEntry>>>;
export type MarketEntries = Readonly<Partial<Record<KrwMarket, CoinEntries>>>;

/**
 * One minute of all markets: the coins of one market at the top level, which market that is, and the coins of the
 * others. Older rows lack the latter two.
 */
export type StoredPremium = CoinEntries & { readonly of?: KrwMarket; readonly others?: MarketEntries };

/** What a row of each kind holds; `isStoredBody` checks it when a file is read. */
export type Bodies = {
  readonly transfer: StoredTransfer;
  readonly movement: WhaleMovement;
  readonly premium: StoredPremium;
  readonly price: StoredPrice;
};
