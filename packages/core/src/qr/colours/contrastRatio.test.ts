import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrastRatio.ts';

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#FFFFFF', '#000000', 21],
    ['#123456', '#123456', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#00ff00', '#ffffff', 1.37],
    ['#0000ff', '#ffffff', 8.59],
    ['#0a0a0a', '#000000', 1.06],
    ['#0b0b0b', '#000000', 1.07],
  ])('%s on %s is %f', (foreground, background, ratio) => {
    const found = contrastRatio(foreground, background);
    expect(found.ok && found.value).toBeCloseTo(ratio, 2);
  });

  it.each(['', '#fff', 'red', '#00000g', '000000', '#0000000', ' #000000'])('refuses %j', (colour) => {
    const failure = { code: 'qr.badColour', facts: { colour } };
    expect(contrastRatio(colour, '#ffffff')).toEqual({ ok: false, failure });
    expect(contrastRatio('#ffffff', colour)).toEqual({ ok: false, failure });
  });
});
