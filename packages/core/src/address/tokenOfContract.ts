import { TOKENS } from '../whale/tokens.ts';

/**
 * Contracts that are often pasted in place of a recipient, in lowercase. Their EIP-55 checksums were verified, and each
 * was compared with what public repositories use (2026-11-26).
 */
const CONTRACTS: ReadonlyMap<string, string> = new Map([
  ...TOKENS.map(({ address, symbol }) => [address, symbol] as const),
  // Ethereum
  ['0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2', 'WETH'],
  ['0x6b175474e89094c44da98b954eedeac495271d0f', 'DAI'],
  ['0x2260fac5e5542a773aa44fbcfedf7c193bc2c599', 'WBTC'],
  ['0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce', 'SHIB'],
  ['0xae7ab96520de3a18e5e111b5eaab095312d7fe84', 'stETH'],
  ['0x1f9840a85d5af5bf1d1762f925bdaddc4201f984', 'UNI'],
  // BNB Smart Chain
  ['0x55d398326f99059ff775485246999027b3197955', 'USDT'],
  ['0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d', 'USDC'],
  ['0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c', 'WBNB'],
  // Polygon
  ['0xc2132d05d31c914a87c6611c10748aeb04b58e8f', 'USDT'],
  ['0x3c499c542cef5e3811e1192ce70d8cc03d5c3359', 'USDC'],
  ['0x2791bca1f2de4661ed88a30c99a7a9449aa84174', 'USDC.e'],
  // Arbitrum
  ['0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9', 'USDT'],
  ['0xaf88d065e77c8cc2239327c5edb3a432268e5831', 'USDC'],
  // Optimism
  ['0x94b008aa00579c1307b0ef2c499ad98a8ce58e58', 'USDT'],
  ['0x0b2c639c533813f4aa9d7837caf62653d097ff85', 'USDC'],
  // Avalanche
  ['0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7', 'USDT'],
  ['0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e', 'USDC'],
  // Base
  ['0x833589fcd6edb6e08f4c7c32d4f71b54bda02913', 'USDC'],
]);

/**
 * The symbol of the token whose contract has an Ethereum address, for the tokens that are watched and a few more. Coins
 * and tokens sent to a token contract can rarely be recovered. Undefined for every other address.
 *
 * @param address of the right format (see `isEthAddressFormat`), in any case
 * @example tokenOfContract('0xdAC17F958D2ee523a2206206994597C13D831ec7') // 'USDT'
 */
export function tokenOfContract(address: string): string | undefined {
  return CONTRACTS.get(address.toLowerCase());
}
