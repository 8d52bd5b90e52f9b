import { expect, it } from 'vitest';
import { addressHazard } from './addressHazard.ts';
import type { WalletCoin } from './parseAddressFormat.ts';

it.each<[string, WalletCoin, ReturnType<typeof addressHazard>]>([
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ETH', undefined],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'ETH', undefined],
  ['0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ETH', 'badChecksum'],
  [`0x${'0'.repeat(40)}`, 'ETH', 'burn'],
  [`0x${'0'.repeat(36)}dEaD`, 'ETH', 'burn'],
  [`0x${'0'.repeat(36)}dead`, 'ETH', 'burn'],
  [`0x${'0'.repeat(36)}Dead`, 'ETH', 'burn'],
  [`0x${'0'.repeat(39)}1`, 'ETH', 'burn'],
  [`0x${'0'.repeat(38)}11`, 'ETH', 'burn'],
  [`0x${'0'.repeat(20)}1${'2'.repeat(19)}`, 'ETH', 'burn'],
  [`0x${'0'.repeat(19)}1${'2'.repeat(20)}`, 'ETH', undefined],
  // The contract for deposits to Ethereum's stake.
  ['0x00000000219ab540356cBB839Cbe05303d7705Fa', 'ETH', undefined],
  ['0xdEAD000000000000000042069420694206942069', 'ETH', 'burn'],
  ['0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', 'ETH', 'burn'],
  ['0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', 'ETH', 'burn'],
  [`0x${'dead'.repeat(10)}`, 'ETH', 'burn'],
  ['0xdAC17F958D2ee523a2206206994597C13D831ec7', 'ETH', 'tokenContract'],
  ['0xdac17f958d2ee523a2206206994597c13d831ec7', 'ETH', 'tokenContract'],
  // EIP-1191, on chains 30 and 31.
  ['0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD', 'ETH', 'rootstock'],
  ['0xFb6916095cA1Df60bb79ce92cE3EA74c37c5d359', 'ETH', 'rootstock'],
  ['0x5aAeb6053F3e94c9b9A09F33669435E7EF1BEaEd', 'ETH', 'rootstock'],
  ['1BitcoinEaterAddressDontSendf59kuE', 'BTC', 'burn'],
  ['1CounterpartyXXXXXXXXXXXXXXXUWLpVr', 'BTC', 'burn'],
  ['1CounterpartyXXXXXXXXXXXXXXXUWLpVs', 'BTC', 'badChecksum'],
  // Hashes and programs of zeros, of every type.
  ['1111111111111111111114oLvT2', 'BTC', 'burn'],
  ['31h1vYVSYuKP6AhS86fbRdMw9XHieotbST', 'BTC', 'burn'],
  ['bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs', 'BTC', 'burn'],
  ['BC1QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ9E75RS', 'BTC', 'burn'],
  ['bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqthqst8', 'BTC', 'burn'],
  ['bc1pqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqpqqenm', 'BTC', 'burn'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BTC', undefined],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'BTC', 'badChecksum'],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'BTC', undefined],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', 'BTC', 'badChecksum'],
  ['3PDfnPknnYrg2k2HMvkNLDb3Y1tDTtEnp9X', 'BTC', 'waves'],
  ['3DDfnPknnYrg2k2HMvkNLDb3Y1tDTtEnp9X', 'BTC', 'badChecksum'],
  ['3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'BTC', undefined],
  // BIP 350: version 2.
  ['bc1z7k8c5u2s2z9qw9dt5y528ecra242mynan55fd5kejrcckh27exlqdyf2pl', 'BTC', 'unusedWitness'],
])('recognizes %s (%s) as %s', (address, coin, hazard) => {
  expect(addressHazard(address, coin)).toBe(hazard);
});
