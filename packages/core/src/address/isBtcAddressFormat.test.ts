import { describe, expect, it } from 'vitest';
import { isBtcAddressFormat } from './isBtcAddressFormat.ts';

const P2WPKH = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('isBtcAddressFormat', () => {
  it.each(['1', '3'])('takes 26 to 35 base58 characters from %s', (first) => {
    const fits = (length: number) => isBtcAddressFormat(first.padEnd(length, 'z'));
    expect([25, 26, 35, 36].map(fits)).toEqual([false, true, true, false]);
  });

  it('takes 39 to 59 characters after bc1', () => {
    const fits = (length: number) => isBtcAddressFormat(`bc1${'q'.repeat(length)}`);
    expect([38, 39, 59, 60].map(fits)).toEqual([false, true, true, false]);
  });

  it.each(['0', 'O', 'I', 'l', ' ', '가'])('refuses %j, which base58 leaves out', (character) => {
    expect(isBtcAddressFormat(`1${character}${'z'.repeat(30)}`)).toBe(false);
  });

  it.each([
    ['another first character', `2${'z'.repeat(33)}`],
    ['upper-case bech32', P2WPKH.toUpperCase()],
    ['mixed case', `bc1Q${'q'.repeat(38)}`],
    ['a test network', `tb1${'q'.repeat(39)}`],
    ['text before', ` ${P2WPKH}`],
    ['a line end after', `${P2WPKH}\n`],
  ])('refuses %s', (_, text) => {
    expect(isBtcAddressFormat(text)).toBe(false);
  });
});
