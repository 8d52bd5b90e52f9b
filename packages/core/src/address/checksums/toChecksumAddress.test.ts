import { expect, it } from 'vitest';
import { addressChecksum } from './addressChecksum.ts';
import { toChecksumAddress } from './toChecksumAddress.ts';

/** The test cases of EIP-55. */
const EIP_55 = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

it.each(EIP_55)('writes %s from any case, and proves it', (address) => {
  expect(toChecksumAddress(address.toLowerCase())).toBe(address);
  expect(toChecksumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(address);
  expect(addressChecksum(address, 'ETH')).toEqual({
    status: 'passed',
    scheme: 'eip55',
    type: 'account',
    network: 'any',
  });
});

it('detects one letter in the wrong case', () => {
  expect(addressChecksum('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ETH').status).toBe('failed');
  expect(addressChecksum('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'ETH').status).toBe('failed');
});

it.each([
  ['all small', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['all capitals', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
  ['digits alone', `0x${'0'.repeat(40)}`],
])('finds no checksum in %s', (_, address) => {
  expect(addressChecksum(address, 'ETH')).toEqual({
    status: 'absent',
    scheme: 'eip55',
    type: 'account',
    network: 'any',
  });
});

it('rejects text that is not an Ethereum address', () => {
  expect(addressChecksum('0x123', 'ETH')).toEqual({
    status: 'failed',
    scheme: 'eip55',
    type: 'unknown',
    network: 'unknown',
  });
});
