import { describe, expect, it } from 'vitest';
import { addressChecksum } from './addressChecksum.ts';

/** Addresses and private keys of Bitcoin Core's `key_io_valid.json` and `key_io_invalid.json`. */
describe('base58check addresses', () => {
  it.each([
    ['1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo', 'P2PKH', 'mainnet'],
    ['1FjL87pn8ky6Vbavd1ZHeChRXtoxwRGCRd', 'P2PKH', 'mainnet'],
    ['36j4NfKv6Akva9amjWrLG6MuSQym1GuEmm', 'P2SH', 'mainnet'],
    ['33GA3ZXbw5o5HeUrBEaqkWXFYYZmdxGRRP', 'P2SH', 'mainnet'],
    ['mzK2FFDEhxqHcmrJw1ysqFkVyhUULo45hZ', 'P2PKH', 'testnet'],
    ['n4fajahJrAuKbN7uNsKjLjQkz9Qn5ewJXQ', 'P2PKH', 'testnet'],
    ['2NC2hEhe28ULKAJkW5MjZ3jtTMJdvXmByvK', 'P2SH', 'testnet'],
    ['2MxFajLApXpYk4VodBSZSt7rw8y4ryABkfA', 'P2SH', 'testnet'],
  ])('proves %s as %s on %s', (address, type, network) => {
    expect(addressChecksum(address, 'BTC')).toEqual({ status: 'passed', scheme: 'base58check', type, network });
  });

  it('accepts the shortest possible address, of zero bytes only', () => {
    expect(addressChecksum('1111111111111111111114oLvT2', 'BTC')).toMatchObject({ status: 'passed', type: 'P2PKH' });
  });

  it.each([
    ['one character changed', '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mp'],
    ['two characters swapped', '1FsSai9rv4NeEwvJ2GvXrX7LyxYspbN2mo'],
    ['the last character missing', '36j4NfKv6Akva9amjWrLG6MuSQym1GuEm'],
    ['a character base58 leaves out', '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2m0'],
    ['a private key', '5JuW2AMDYu4xVwRG9DZW18VbzQrGcd5RCgb99sS6ehJsNQXu5b9'],
    ['a compressed private key', 'L5nJeqKmpHp4P7F8ZYyjwc5a7P4d8EabuGAzfGJk7yC1BJyzNaEd'],
    ['the version of another coin', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['a right checksum around too many bytes', '2UVPFpGYnLHJezFzjUo42our6PMEoozzRdM'],
    ['a right checksum around a wrong version', 'AZEah8d1EK362okRBS66e8SvdtYkrE8tsX'],
    ['more characters than an address may have', '1'.repeat(101)],
    ['nothing', ''],
    ['a word', 'x'],
  ])('fails %s', (_, text) => {
    expect(addressChecksum(text, 'BTC')).toEqual({
      status: 'failed',
      scheme: 'base58check',
      type: 'unknown',
      network: 'unknown',
    });
  });
});
