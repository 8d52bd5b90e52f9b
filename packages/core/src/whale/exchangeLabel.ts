/** Hot and cold wallets that exchanges have published or public explorers label (seen 2026-11-20). */
const WALLETS: ReadonlyMap<string, string> = new Map([
  ['0x28c6c06298d514db089934071355e5743bf21d60', 'Binance'],
  ['0x21a31ee1afc51d94c2efccaa2092ad1028285549', 'Binance'],
  ['0xdfd5293d8e347dfe59e90efd55b2956a1343963d', 'Binance'],
  ['0xbe0eb53f46cd790cd13851d5eff43d12404d33e8', 'Binance'],
  ['0xf977814e90da44bfa03b6295a0616a897441acec', 'Binance'],
  ['0x56eddb7aa87536c09ccc2793473599fd21a8b17f', 'Binance'],
  ['0x3f5ce5fbfe3e9af3971dd833d26ba9b5c936f0be', 'Binance'],
  ['0x71660c4005ba85c37ccec55d0c4493e66fe775d3', 'Coinbase'],
  ['0x503828976d22510aad0201ac7ec88293211d23da', 'Coinbase'],
  ['0xddfabcdc4d8ffc6d5beaf154f18b778f892a0740', 'Coinbase'],
  ['0xa9d1e08c7793af67e9d92fe308d5697fb81d3e43', 'Coinbase'],
  ['0x2910543af39aba0cd09dbb2d50200b3e800a63d2', 'Kraken'],
  ['0x267be1c1d684f78cb4f6a176c4911b741e4ffdc0', 'Kraken'],
  ['0x6cc5f688a315f3dc28a7781717a9a798a59fda7b', 'OKX'],
  ['0x236f9f97e0e62388479bf9e5ba4889e46b0273c3', 'OKX'],
  ['0x742d35cc6634c0532925a3b844bc454e4438f44e', 'Bitfinex'],
  ['0x876eabf441b2ee5b5b0554fd502a8e0600950cfa', 'Bitfinex'],
  ['0xab5c66752a9e8167967685f1450532fb96d5d24f', 'HTX'],
  ['0x6748f50f686bfbca6fe8ad62b22228b87f31ff2b', 'HTX'],
  ['0x0d0707963952f2fba59dd06f2b425ace40b492fe', 'Gate'],
  ['0x2b5634c42055806a59e9107ed44d43c426e58258', 'KuCoin'],
  ['0xf89d7b9c864f589bbf53a82105107622b35eaa40', 'Bybit'],
  ['0x390de26d772d2e2005c6d1d24afc902bae37a4bb', 'Upbit'],
  ['0xba826fec90cefdf6706858e5fbafcb27a290fbe0', 'Upbit'],
  ['0x88d34944cf554e9cccf4a24292d891f620e9c94f', 'Bithumb'],
  ['0x6262998ced04146fa42253a5c0af90ca02dfd2a3', 'Crypto.com'],
  ['0xd24400ae8bfebb18ca49be86258a3c749cf46853', 'Gemini'],
  ['0x75e89d5979e4f6fba9f97c104c2f0afb3f1dcb88', 'MEXC'],
]);

/**
 * The exchange a well-known Ethereum wallet belongs to, or `undefined`.
 *
 * @param address in any case
 * @example exchangeLabel('0x28c6c06298d514db089934071355e5743bf21d60') // 'Binance'
 */
export function exchangeLabel(address: string): string | undefined {
  return WALLETS.get(address.toLowerCase());
}
