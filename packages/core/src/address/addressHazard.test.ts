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
  [`0x${'0'.repeat(39)}1`, 'ETH', undefined],
  [`0x${'0'.repeat(35)}1dead`, 'ETH', undefined],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BTC', undefined],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'BTC', 'badChecksum'],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'BTC', undefined],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', 'BTC', 'badChecksum'],
  // BIP 350: version 2.
  ['bc1z7k8c5u2s2z9qw9dt5y528ecra242mynan55fd5kejrcckh27exlqdyf2pl', 'BTC', 'unusedWitness'],
])('%s (%s) is known as %s', (address, coin, hazard) => {
  expect(addressHazard(address, coin)).toBe(hazard);
});
