import { describe, expect, it } from 'vitest';
import { MAX_ADDRESS_LENGTH, parseAddressFormat } from './parseAddressFormat.ts';

const ETH = '0x52908400098527886E0F7030069857D2E4169EE7';
const P2WPKH = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('parseAddressFormat', () => {
  it('drops blanks around the address and keeps everything else', () => {
    expect(parseAddressFormat(` ${ETH}\n`, 'ETH')).toEqual({ ok: true, value: { address: ETH, coin: 'ETH' } });
    expect(parseAddressFormat(`\t${P2WPKH} `, 'BTC')).toEqual({ ok: true, value: { address: P2WPKH, coin: 'BTC' } });
  });

  it.each(['', '   ', '\n'])('calls %j blank', (text) => {
    expect(parseAddressFormat(text, 'ETH')).toMatchObject({ failure: { code: 'address.blank' } });
  });

  it('calls 101 characters too long and 100 merely wrong, blanks around not counted', () => {
    expect(parseAddressFormat(` ${'a'.repeat(MAX_ADDRESS_LENGTH + 1)} `, 'ETH')).toEqual({
      ok: false,
      failure: { code: 'address.tooLong', facts: { max: 100, length: 101 } },
    });
    expect(parseAddressFormat(` ${'a'.repeat(MAX_ADDRESS_LENGTH)} `, 'ETH')).toMatchObject({
      failure: { code: 'address.badEth', facts: { digits: 40 } },
    });
    expect(parseAddressFormat('🙂'.repeat(MAX_ADDRESS_LENGTH), 'BTC')).toMatchObject({
      failure: { code: 'address.badBtc' },
    });
  });

  it('judges by the chosen coin', () => {
    expect(parseAddressFormat(ETH, 'BTC')).toMatchObject({ failure: { code: 'address.badBtc' } });
    expect(parseAddressFormat(P2WPKH, 'ETH')).toMatchObject({ failure: { code: 'address.badEth' } });
  });

  it('offers the lower case of an upper-case bech32 address, and only then', () => {
    expect(parseAddressFormat(P2WPKH.toUpperCase(), 'BTC')).toEqual({
      ok: false,
      failure: { code: 'address.upperCaseBech32', facts: { lower: P2WPKH } },
    });
    expect(parseAddressFormat(`BC1q${P2WPKH.slice(4)}`, 'BTC')).toMatchObject({ failure: { code: 'address.badBtc' } });
    expect(parseAddressFormat(`1${'Z'.repeat(36)}`, 'BTC')).toMatchObject({ failure: { code: 'address.badBtc' } });
    expect(parseAddressFormat(`1${'O'.repeat(30)}`, 'BTC')).toMatchObject({ failure: { code: 'address.badBtc' } });
    expect(parseAddressFormat('BC1QSHORT', 'BTC')).toMatchObject({ failure: { code: 'address.badBtc' } });
  });

  it('knows no other coin, whatever the text', () => {
    expect(parseAddressFormat('', 'DOGE')).toEqual({
      ok: false,
      failure: { code: 'address.unsupportedCoin', facts: { coin: 'DOGE' } },
    });
  });
});
