import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/wallet-validator.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Ethereum and Bitcoin address validator',
  description: 'Check the format and the checksum of Ethereum and Bitcoin addresses.',
  also: 'checksum, bitcoin address, ethereum address, ETH address, validate address',
} as const satisfies ToolMetadata;

export const messages = {
  address: 'Wallet address',
  addressHint: 'Type or paste an address. Leading and trailing spaces are ignored.',
  placeholders: { ETH: '0x…', BTC: 'bc1…, 1…, 3…' },
  empty: 'Enter an address to check its format and its checksum.',
  validity: 'Format',
  valid: 'Valid format',
  invalid: 'Invalid format',
  type: 'Address type',
  types: {
    account: 'Ethereum account or contract',
    P2PKH: 'Legacy (P2PKH)',
    P2SH: 'Script (P2SH)',
    P2WPKH: 'SegWit (P2WPKH)',
    P2WSH: 'SegWit script (P2WSH)',
    P2TR: 'Taproot (P2TR)',
    burn: 'Burn address',
    tokenContract: 'Token contract',
    unknownWitness: 'A SegWit version not in use yet',
    unknown: 'Unknown',
  },
  network: 'Network',
  networks: {
    mainnet: 'Mainnet',
    testnet: 'Testnet',
    regtest: 'Development network',
    any: 'Any EVM-compatible network',
    unknown: 'Unknown',
  },
  checksummed: 'Checksummed address',
  copyChecksummed: 'Copy the checksummed address',
  absentNote:
    'An address without mixed case has no checksum, so typos can’t be detected. Compare the checksummed address above with your source.',
  testnetNote: 'This is a testnet address. Don’t send real bitcoin to it.',
} as const satisfies Translated<typeof ko>;
