import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gs1CheckDigit } from './gs1CheckDigit.ts';

it.each([
  ['880123456789', '3'],
  ['400638133393', '1'],
  ['590123412345', '7'],
  ['978020137962', '4'],
  ['9638507', '4'],
  ['7351353', '7'],
  ['03600029145', '2'],
  ['1540014128876', '3'],
  ['0', '0'],
  ['000000000000', '0'],
])('%s ends in %s', (digits, check) => {
  expect(gs1CheckDigit(digits)).toBe(check);
});

it('changes with every single digit', () => {
  const place = fc.integer({ min: 0, max: 11 });
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), place, fc.integer({ min: 1, max: 9 }), (digits, index, step) => {
      const other = (Number(digits.charAt(index)) + step) % 10;
      const changed = `${digits.slice(0, index)}${other}${digits.slice(index + 1)}`;
      expect(gs1CheckDigit(changed)).not.toBe(gs1CheckDigit(digits));
    }),
  );
});
