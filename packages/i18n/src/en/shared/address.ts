import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/shared/address.ts';

/** Messages about wallet addresses: the validator and the address QR show them. */
export const messages = {
  coin: 'Coin',
  coins: { ETH: 'Ethereum (ETH)', BTC: 'Bitcoin (BTC)' },
  checksum: 'Checksum',
  checksums: { passed: 'Passed', failed: 'Failed', absent: 'None' },
  hazardTitle: 'Don’t send to this address',
  hazards: {
    badChecksum:
      'The format is valid, but the checksum doesn’t match, so the address probably contains a typo. Coins sent to a wrong address can’t be recovered. Copy the address again and check it.',
    unusedWitness:
      'This address has a SegWit version that Bitcoin doesn’t use yet. Its checksum is correct, but anyone could take coins sent to it. Confirm the address with the recipient.',
    rootstock:
      'The checksum is Rootstock’s (EIP-1191), not Ethereum’s (EIP-55). This is probably a Rootstock address rather than a typo. Ask the recipient whether it can receive on Ethereum.',
    waves:
      'This looks like an address of Waves, not of Bitcoin, whose addresses never have 35 characters. Bitcoin can’t be received there, so ask the recipient for a Bitcoin address.',
    burn: 'This is a burn address: nobody has its private key. Coins sent to it can’t be recovered.',
    tokenContract:
      'This is the contract of the {{token}} token, not a wallet. Coins and tokens sent to it usually can’t be recovered. Ask the recipient for their wallet address.',
  },
  guesses: {
    ETH: 'This looks like an Ethereum address.',
    bareETH: 'This looks like an Ethereum address without its leading 0x.',
    BTC: 'This looks like a Bitcoin address.',
    testnetBTC: 'This looks like a Bitcoin testnet address. Don’t send real coins to it.',
    LTC: 'This looks like a Litecoin address. This tool can’t check it.',
    DOGE: 'This looks like a Dogecoin address. This tool can’t check it.',
    BCH: 'This looks like a Bitcoin Cash address. Don’t send bitcoin to it.',
    BSV: 'This looks like a Bitcoin SV address. Don’t send bitcoin to it.',
    DASH: 'This looks like a Dash address. This tool can’t check it.',
    ZEC: 'This looks like a Zcash address. This tool can’t check it.',
    TRX: 'This looks like a Tron address. This tool can’t check it.',
    XRP: 'This looks like an XRP address. This tool can’t check it.',
    XLM: 'This looks like a Stellar address. This tool can’t check it.',
    XMR: 'This looks like a Monero address. This tool can’t check it.',
    ALGO: 'This looks like an Algorand address. This tool can’t check it.',
    DOT: 'This looks like a Polkadot address. This tool can’t check it.',
    ADA: 'This looks like a Cardano address. This tool can’t check it.',
    TON: 'This looks like a Toncoin address. This tool can’t check it.',
    ATOM: 'This looks like a Cosmos address. This tool can’t check it.',
    SOL: 'This looks like a Solana address. This tool can’t check it.',
    otherChain: 'This looks like an address on a network other than Ethereum or Bitcoin. This tool can’t check it.',
    ensName: 'This looks like an ENS name. Enter the 0x address it points to.',
    several: 'There is more than one address or name in this text. Enter only the one address.',
    shortened: 'The middle of this address seems to be missing. Copy and enter the full address.',
    lightning: 'This looks like a Lightning invoice, not a Bitcoin address. Open it in a Lightning wallet.',
    transaction: 'This looks like a transaction, not an address. Ask the recipient for their address.',
    contract: 'This may be a contract address, not a wallet. Ask the recipient for their wallet address.',
    hashOrKey:
      'This looks like a transaction hash, a private key, or an address of another coin such as Sui or Aptos. If it’s a private key, don’t paste it anywhere.',
    extendedPublicKey:
      'This looks like an extended public key (xpub), not an address. Anyone who has it can see all of the wallet’s transactions, so don’t share it.',
    privateKey:
      'This looks like a private key. Whoever knows it can take all the coins, so don’t paste it anywhere. This page doesn’t store it.',
    seedPhrase:
      'These look like the words that restore a wallet (a seed phrase). Whoever knows them can take all the coins, so don’t paste them anywhere. This page doesn’t store them.',
  },
} as const satisfies Translated<typeof ko>;
