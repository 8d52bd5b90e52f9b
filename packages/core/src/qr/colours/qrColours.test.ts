import { describe, expect, it } from 'vitest';
import { qrColours } from './qrColours.ts';

describe('qrColours', () => {
  it.each([
    ['#000000', '#ffffff', false, false],
    ['#ffffff', '#000000', false, true],
    ['#808080', '#ffffff', true, false],
    ['#ffff00', '#ffffff', true, false],
    ['#ffffff', '#ffff00', true, true],
    ['#123456', '#123456', true, false],
    ['#7e7e7e', '#ffffff', false, false],
    ['#7f7f7f', '#ffffff', false, false],
    ['#818181', '#ffffff', true, false],
  ])('%s on %s: too alike %s, inverted %s', (foreground, background, isLow, isInverted) => {
    expect(qrColours(foreground, background)).toMatchObject({ ok: true, value: { isLow, isInverted } });
  });

  it('rejects text that is not a color', () => {
    const refused = { ok: false, failure: { code: 'qr.badColour', facts: { colour: 'red' } } };
    expect(qrColours('#ffffff', 'red')).toEqual(refused);
    expect(qrColours('red', '#ffffff')).toEqual(refused);
  });
});
