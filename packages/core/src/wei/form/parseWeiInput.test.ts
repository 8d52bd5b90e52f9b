import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertWei } from '../convertWei.ts';
import { MAX_WEI_INPUT, parseWeiInput } from './parseWeiInput.ts';

const ETHER = 10n ** 18n;

function code(text: string, direction = 'weiToEth'): string | bigint {
  const wei = parseWeiInput(text, direction, '값');
  return wei.ok ? wei.value : wei.failure.code;
}

describe('parseWeiInput', () => {
  it.each([
    ['1', 'weiToEth', 1n],
    ['1.0', 'weiToEth', 1n],
    ['1e18', 'weiToEth', ETHER],
    ['9007199254740993', 'weiToEth', 9007199254740993n],
    ['1', 'ethToWei', ETHER],
    ['0.000000000000000001', 'ethToWei', 1n],
    ['1e-18', 'ethToWei', 1n],
    ['1,234.5', 'ethToWei', 1234500000000000000000n],
    ['21', 'gweiToEth', 21_000_000_000n],
    ['0.000000001', 'gweiToEth', 1n],
    ['21 gwei', 'gweiToEth', 21_000_000_000n],
    ['21 기가웨이', 'gweiToEth', 21_000_000_000n],
    ['1.5 ETH', 'ethToWei', 1_500_000_000_000_000_000n],
  ])('reads %s, %s', (text, direction, wei) => {
    expect(code(text, direction)).toBe(wei);
  });

  it.each(['weiToEth', 'gweiToEth', 'ethToWei'])('takes 1e30 and refuses anything above, %s', (direction) => {
    const scale = direction === 'ethToWei' ? ETHER : direction === 'gweiToEth' ? 10n ** 9n : 1n;
    expect(code('1e30', direction)).toBe(MAX_WEI_INPUT * scale);
    expect(parseWeiInput(`${MAX_WEI_INPUT + 1n}`, direction, '값')).toEqual({
      ok: false,
      failure: { code: 'wei.tooLarge', facts: { field: '값', max: '1000000000000000000000000000000' } },
    });
  });

  it('refuses zero however it is written', () => {
    for (const text of ['0', '0.00', '-0', '0e5']) expect(code(text)).toBe('wei.zero');
  });

  it('rejects negative amounts', () => {
    expect(parseWeiInput('-1', 'weiToEth', '값')).toEqual({
      ok: false,
      failure: { code: 'number.belowMin', facts: { field: '값', min: 0 } },
    });
  });

  it('rejects a fraction of a wei instead of rounding it', () => {
    expect(code('1.5')).toBe('wei.tooFine');
    expect(code('1e-10', 'gweiToEth')).toBe('wei.tooFine');
    expect(code('1e-19', 'ethToWei')).toBe('wei.tooFine');
    expect(code('0.0000000000000000015', 'ethToWei')).toBe('wei.tooFine');
  });

  it('rejects text that is not a number, and an unknown direction', () => {
    expect(code('')).toBe('number.notNumber');
    expect(code('one')).toBe('number.notNumber');
    expect(code('1,5', 'ethToWei')).toBe('number.badGroupingGuess');
    expect(code('$5')).toBe('number.wrongUnit');
    expect(code('1e400')).toBe('wei.tooLarge');
    expect(parseWeiInput('1', 'sideways', '값')).toEqual({
      ok: false,
      failure: { code: 'wei.badDirection', facts: { direction: 'sideways' } },
    });
  });
});

describe('round trip', () => {
  it('gives back every whole number of wei up to 1e30', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: MAX_WEI_INPUT }), (wei) => {
        const { eth, wei: digits } = convertWei(wei);
        expect(code(eth, 'ethToWei')).toBe(wei);
        expect(code(digits)).toBe(wei);
      }),
    );
  });

  it('returns every amount of ether up to 1e30 with 18 decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: MAX_WEI_INPUT * ETHER }), (wei) => {
        const { eth } = convertWei(wei);
        const read = parseWeiInput(eth, 'ethToWei', '값');
        expect(read.ok && convertWei(read.value).eth).toBe(eth);
      }),
    );
  });
});
