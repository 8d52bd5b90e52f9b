import { describe, expect, it } from 'vitest';
import { toCharCodes } from '../text/index.ts';
import { MAX_ADDRESS_LENGTH, parseAddressFormat } from './parseAddressFormat.ts';

const ETH = '0x52908400098527886E0F7030069857D2E4169EE7';
const P2WPKH = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('parseAddressFormat', () => {
  it('drops blanks around the address and keeps everything else', () => {
    expect(parseAddressFormat(` ${ETH}\n`, 'ETH')).toEqual({ ok: true, value: { address: ETH, coin: 'ETH' } });
    expect(parseAddressFormat(`\t${P2WPKH} `, 'BTC')).toEqual({ ok: true, value: { address: P2WPKH, coin: 'BTC' } });
  });

  it.each(['', '   ', '\n'])('reports that %j is blank', (text) => {
    expect(parseAddressFormat(text, 'ETH')).toMatchObject({ failure: { code: 'address.blank' } });
  });

  it('reports 101 characters as too long and 100 as invalid, not counting surrounding blanks', () => {
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
    expect(parseAddressFormat('BC1QSHORT', 'BTC')).toMatchObject({ failure: { code: 'address.badBtc' } });
  });

  it.each([
    ['0x52908400098527886E0F7030069857D2E4169EE', 39],
    ['0x52908400098527886E0F7030069857D2E4169EE77', 41],
    ['0x52908400098527886E0F7030069857D2E416', 36],
    ['0x52908400098527886E0F7030069857D2E4169EE71234', 44],
    ['0x5290 8400 0985 2788 6E0F 7030 0698 57D2 E416 9EE', 39],
  ])('counts the digits of %s', (text, found) => {
    expect(parseAddressFormat(text, 'ETH')).toEqual({
      ok: false,
      failure: { code: 'address.ethLength', facts: { digits: 40, found } },
    });
  });

  it.each([
    '0x',
    '0x5290',
    '0x52908400098527886E0F7030069857D2E41',
    `${ETH}12345`,
    '52908400098527886E0F7030069857D2E4169EE7',
  ])('counts no digits of %s, which is not near an address', (text) => {
    expect(parseAddressFormat(text, 'ETH')).toMatchObject({ failure: { code: 'address.badEth' } });
  });

  it.each([
    ['ETH', '0x52908400098527886E0F7030069857D2E4169EEO', 42, 'O'],
    ['ETH', 'Ox52908400098527886E0F7030069857D2E4169EE7', 1, 'O'],
    ['ETH', '0х52908400098527886E0F7030069857D2E4169EE7', 2, 'х'],
    ['ETH', '0x52908400098527886Е0F7030069857D2E4169EE7', 20, 'Е'],
    ['BTC', 'bc1qw508d6qejxtdg4y5r3zаrvary0c5xw7kv8f3t4', 24, 'а'],
    ['BTC', 'bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 4, 'Q'],
    ['ETH', '0x52g08400098527886E0F7030069857D2E4169EE', 5, 'g'],
    ['ETH', '0x5290840009852788🙂E0F7030069857D2E4169EE7', 19, '🙂'],
    ['ETH', '0x5290 84h0 0985 2788 6E0F 7030 0698 57D2 E416 9EE7', 10, 'h'],
    ['BTC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN0', 34, '0'],
    ['BTC', '3IvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 2, 'I'],
    ['BTC', `1${'O'.repeat(30)}`, 2, 'O'],
  ])('names the character that no %s address has in %s', (coin, text, position, character) => {
    expect(parseAddressFormat(text, coin)).toEqual({
      ok: false,
      failure: {
        code: 'address.badCharacter',
        facts: { position, character, code: toCharCodes(character, 'unicode') },
      },
    });
  });

  it('reports a base58 text of the right length and characters as invalid, without a reason', () => {
    expect(parseAddressFormat('1BvBMSEYst Wetq', 'BTC')).toMatchObject({ failure: { code: 'address.badBtc' } });
    expect(parseAddressFormat('2BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'BTC')).toMatchObject({
      failure: { code: 'address.badBtc' },
    });
  });

  it.each([
    ['ETH', '0x5290840009 8527886E0F7030069857D2E4169EE7'],
    ['ETH', '0x5290840009\n8527886E0F7030069857D2E4169EE7'],
    ['ETH', '0x5290840009\u200b8527886E0F7030069857D2E4169EE7'],
    ['BTC', 'bc1q w508 d6qe jxtd g4y5 r3za rvar y0c5 xw7k v8f3 t4'],
    // The first part is as long as an address may be.
    ...[42, 50, 61].map((end) => {
      const taproot = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr';
      return ['BTC', `${taproot.slice(0, end)}\n${taproot.slice(end)}`] as const;
    }),
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7Div fNa'],
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN a'],
  ] as const)('names the spaces inside a %s address', (coin, text) => {
    expect(parseAddressFormat(text, coin)).toEqual({
      ok: false,
      failure: { code: 'address.spaceInside', facts: {} },
    });
  });

  it.each([`${P2WPKH} btc`, `${P2WPKH}\n5000`])('takes no word after an address for a part of it: %j', (text) => {
    expect(parseAddressFormat(text, 'BTC')).toMatchObject({ failure: { code: 'address.badBtc' } });
  });

  it.each([
    ['ETH', ETH.replace('0x', '０ｘ')],
    ['ETH', ETH.replace('0x', '０ｘ ')],
    ['BTC', P2WPKH.replace('1', '１')],
  ])('names the full-width characters of a %s address', (coin, text) => {
    expect(parseAddressFormat(text, coin)).toEqual({ ok: false, failure: { code: 'address.fullWidth', facts: {} } });
  });

  it('accepts no other coin, whatever the text', () => {
    expect(parseAddressFormat('', 'DOGE')).toEqual({
      ok: false,
      failure: { code: 'address.unsupportedCoin', facts: { coin: 'DOGE' } },
    });
  });
});
