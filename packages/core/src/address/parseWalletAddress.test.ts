import { describe, expect, it } from 'vitest';
import { isBtcAddress } from './isBtcAddress.ts';
import { isEthAddress } from './isEthAddress.ts';
import { MAX_ADDRESS_LENGTH, parseWalletAddress } from './parseWalletAddress.ts';

const ETH = '0x52908400098527886E0F7030069857D2E4169EE7';
const P2WPKH = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('isEthAddress', () => {
  it('needs 40 hexadecimal digits after 0x, neither 39 nor 41', () => {
    expect([39, 40, 41].map((digits) => isEthAddress(`0x${'a'.repeat(digits)}`))).toEqual([false, true, false]);
  });

  it('takes any case of the digits, not of the prefix', () => {
    expect(isEthAddress(`0x${'aF'.repeat(20)}`)).toBe(true);
    expect(isEthAddress(`0X${'a'.repeat(40)}`)).toBe(false);
    expect(isEthAddress('a'.repeat(42))).toBe(false);
    expect(isEthAddress(`0x${'g'.repeat(40)}`)).toBe(false);
    expect(isEthAddress(`${ETH}\n`)).toBe(false);
    expect(isEthAddress(`x${ETH}`)).toBe(false);
  });
});

describe('isBtcAddress', () => {
  it.each(['1', '3'])('takes 26 to 35 base58 characters from %s', (first) => {
    const fits = (length: number) => isBtcAddress(first.padEnd(length, 'z'));
    expect([25, 26, 35, 36].map(fits)).toEqual([false, true, true, false]);
  });

  it('takes 39 to 59 characters after bc1', () => {
    const fits = (length: number) => isBtcAddress(`bc1${'q'.repeat(length)}`);
    expect([38, 39, 59, 60].map(fits)).toEqual([false, true, true, false]);
  });

  it.each(['0', 'O', 'I', 'l', ' ', '가'])('refuses %j, which base58 leaves out', (character) => {
    expect(isBtcAddress(`1${character}${'z'.repeat(30)}`)).toBe(false);
  });

  it.each([
    ['another first character', `2${'z'.repeat(33)}`],
    ['upper-case bech32', P2WPKH.toUpperCase()],
    ['mixed case', `bc1Q${'q'.repeat(38)}`],
    ['a test network', `tb1${'q'.repeat(39)}`],
    ['text before', ` ${P2WPKH}`],
    ['a line end after', `${P2WPKH}\n`],
  ])('refuses %s', (_, text) => {
    expect(isBtcAddress(text)).toBe(false);
  });
});

describe('parseWalletAddress', () => {
  it('drops blanks around the address and keeps everything else', () => {
    expect(parseWalletAddress(` ${ETH}\n`, 'ETH')).toEqual({ ok: true, value: { address: ETH, coin: 'ETH' } });
    expect(parseWalletAddress(`\t${P2WPKH} `, 'BTC')).toEqual({ ok: true, value: { address: P2WPKH, coin: 'BTC' } });
  });

  it.each(['', '   ', '\n'])('calls %j blank', (text) => {
    expect(parseWalletAddress(text, 'ETH')).toMatchObject({ failure: { code: 'address.blank' } });
  });

  it('calls 101 characters too long and 100 merely wrong, blanks around not counted', () => {
    expect(parseWalletAddress(` ${'a'.repeat(MAX_ADDRESS_LENGTH + 1)} `, 'ETH')).toEqual({
      ok: false,
      failure: { code: 'address.tooLong', facts: { max: 100, length: 101 } },
    });
    expect(parseWalletAddress(` ${'a'.repeat(MAX_ADDRESS_LENGTH)} `, 'ETH')).toMatchObject({
      failure: { code: 'address.badEth', facts: { digits: 40 } },
    });
    expect(parseWalletAddress('🙂'.repeat(MAX_ADDRESS_LENGTH), 'BTC')).toMatchObject({
      failure: { code: 'address.badBtc' },
    });
  });

  it('judges by the chosen coin', () => {
    expect(parseWalletAddress(ETH, 'BTC')).toMatchObject({ failure: { code: 'address.badBtc' } });
    expect(parseWalletAddress(P2WPKH, 'ETH')).toMatchObject({ failure: { code: 'address.badEth' } });
  });

  it('offers the lower case of an upper-case bech32 address, and only then', () => {
    expect(parseWalletAddress(P2WPKH.toUpperCase(), 'BTC')).toEqual({
      ok: false,
      failure: { code: 'address.upperCaseBech32', facts: { lower: P2WPKH } },
    });
    expect(parseWalletAddress(`BC1q${P2WPKH.slice(4)}`, 'BTC')).toMatchObject({ failure: { code: 'address.badBtc' } });
    expect(parseWalletAddress(`1${'Z'.repeat(36)}`, 'BTC')).toMatchObject({ failure: { code: 'address.badBtc' } });
    expect(parseWalletAddress(`1${'O'.repeat(30)}`, 'BTC')).toMatchObject({ failure: { code: 'address.badBtc' } });
    expect(parseWalletAddress('BC1QSHORT', 'BTC')).toMatchObject({ failure: { code: 'address.badBtc' } });
  });

  it('knows no other coin, whatever the text', () => {
    expect(parseWalletAddress('', 'DOGE')).toEqual({
      ok: false,
      failure: { code: 'address.unsupportedCoin', facts: { coin: 'DOGE' } },
    });
  });
});
