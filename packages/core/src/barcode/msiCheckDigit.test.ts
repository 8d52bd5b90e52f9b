import { expect, it } from 'vitest';
import { msiMod10, msiMod11 } from './msiCheckDigit.ts';

it.each([
  ['1234567', '4', '4'],
  ['943457842', '4', '3'],
  ['123456789', '7', '2'],
  ['80523', '4', '8'],
  ['12', '5', '4'],
  ['1', '8', '9'],
  ['0', '0', '0'],
  ['5', '9', '1'],
])('%s: modulo 10 gives %s, modulo 11 gives %s', (digits, ten, eleven) => {
  expect([msiMod10(digits), msiMod11(digits)]).toEqual([ten, eleven]);
});

it('has no modulo 11 digit where the value is 10', () => {
  expect(msiMod11('6')).toBeUndefined();
  expect(msiMod11('0123456785')).toBeUndefined();
});
