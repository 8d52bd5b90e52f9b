/** Public explorers by the chain name in the feeds; `#` is replaced by the hash. */
const TRANSACTION_PAGES: ReadonlyMap<string, string> = new Map([
  ['algorand', 'https://allo.info/tx/#'],
  ['arbitrum', 'https://arbiscan.io/tx/#'],
  ['avalanche', 'https://snowscan.xyz/tx/#'],
  ['base', 'https://basescan.org/tx/#'],
  ['bitcoin', 'https://mempool.space/tx/#'],
  ['bitcoin cash', 'https://blockchair.com/bitcoin-cash/transaction/#'],
  ['bitcoin-cash', 'https://blockchair.com/bitcoin-cash/transaction/#'],
  ['bsc', 'https://bscscan.com/tx/#'],
  ['cardano', 'https://cardanoscan.io/transaction/#'],
  ['dogecoin', 'https://blockchair.com/dogecoin/transaction/#'],
  ['ethereum', 'https://etherscan.io/tx/#'],
  ['litecoin', 'https://blockchair.com/litecoin/transaction/#'],
  ['optimism', 'https://optimistic.etherscan.io/tx/#'],
  ['polygon', 'https://polygonscan.com/tx/#'],
  ['ripple', 'https://xrpscan.com/tx/#'],
  ['solana', 'https://solscan.io/tx/#'],
  ['stellar', 'https://stellar.expert/explorer/public/tx/#'],
  ['tron', 'https://tronscan.org/#/transaction/#'],
]);
const HASH = /^(?:0x)?[A-Za-z0-9]{16,128}$/;

/**
 * The explorer page of a transaction; `undefined` for a chain that is not listed or an invalid hash.
 *
 * @param chain as named in the feeds, in any case
 * @example
 * explorerLink('bitcoin', 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16')
 * // 'https://mempool.space/tx/f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16'
 */
export function explorerLink(chain: string | undefined, hash: string | undefined): string | undefined {
  const page = TRANSACTION_PAGES.get(chain?.toLowerCase() ?? '');
  if (page === undefined || hash === undefined || !HASH.test(hash)) return undefined;
  // Only the last `#`, because one explorer has another one in its address.
  return `${page.slice(0, -1)}${hash}`;
}
