import { describe, expect, it } from 'vitest';
import { isEthAddress } from './isEthAddress.ts';

const ETH = '0x52908400098527886E0F7030069857D2E4169EE7';

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
