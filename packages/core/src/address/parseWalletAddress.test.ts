import { expect, it } from 'vitest';
import { parseWalletAddress } from './parseWalletAddress.ts';

it.each([
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'passed'],
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'passed'],
  ['ETH', '0x52908400098527886E0F7030069857D2E4169EE7', 'passed'],
  ['ETH', ' 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n', 'passed'],
  ['ETH', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'absent'],
])('takes a proven %s address and says whether it has a checksum: %s', (coin, text, checksum) => {
  expect(parseWalletAddress(text, coin)).toEqual({ ok: true, value: { address: text.trim(), coin, checksum } });
});

it.each([
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'bech32'],
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'base58check'],
  ['ETH', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'eip55'],
])('refuses a %s address with one wrong character: %s', (coin, text, scheme) => {
  expect(parseWalletAddress(text, coin)).toEqual({
    ok: false,
    failure: { code: 'address.badChecksum', facts: { scheme } },
  });
});

it('rejects an address of another format than that of the coin', () => {
  expect(parseWalletAddress('hello', 'ETH')).toMatchObject({ ok: false, failure: { code: 'address.badEth' } });
});
