import { describe, expect, it } from 'vitest';
import { isEthAddressFormat } from './isEthAddressFormat.ts';

const ETH = '0x52908400098527886E0F7030069857D2E4169EE7';

describe('isEthAddressFormat', () => {
  it('needs 40 hexadecimal digits after 0x, neither 39 nor 41', () => {
    expect([39, 40, 41].map((digits) => isEthAddressFormat(`0x${'a'.repeat(digits)}`))).toEqual([false, true, false]);
  });

  it('takes any case of the digits, not of the prefix', () => {
    expect(isEthAddressFormat(`0x${'aF'.repeat(20)}`)).toBe(true);
    expect(isEthAddressFormat(`0X${'a'.repeat(40)}`)).toBe(false);
    expect(isEthAddressFormat('a'.repeat(42))).toBe(false);
    expect(isEthAddressFormat(`0x${'g'.repeat(40)}`)).toBe(false);
    expect(isEthAddressFormat(`${ETH}\n`)).toBe(false);
    expect(isEthAddressFormat(`x${ETH}`)).toBe(false);
  });
});
