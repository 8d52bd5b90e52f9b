import { describe, expect, it } from 'vitest';
import { hexCodesReading } from './hexCodesReading.ts';
import { parseCharCodes } from './parseCharCodes.ts';

describe('hexCodesReading', () => {
  it.each([
    ['48 65 6c 6c 6f', '0x48 0x65 0x6c 0x6c 0x6f'],
    ['AC00', '0xAC00'],
    ['6c a 0', '0x6c 0xa 0x0'],
    ['48,6F\n[1F600]', '0x48,0x6F\n[0x1F600]'],
  ])('marks the codes of %j', (text, marked) => {
    expect(hexCodesReading(text)).toBe(marked);
    expect(parseCharCodes(marked).ok).toBe(true);
  });

  it.each(['', '65', '48 65', '0x6c', '6c hello', '48 6cZ', 'FFFFFF', '1234567', '48 1000000 6f'])(
    'leaves %j',
    (text) => {
      expect(hexCodesReading(text)).toBeUndefined();
    },
  );
});
