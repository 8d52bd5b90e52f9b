import { describe, expect, it } from 'vitest';
import { encodeQr } from './encodeQr.ts';
import { PLAIN_QR, qrPixels, qrSvg } from './qrSvg.ts';

const code = encodeQr('https://example.com', 'M');

/** Converts the rectangles of the path back to modules, one character each. */
function modulesOf(svg: string, at: number, size: number): string {
  const [, path = ''] = /<path fill="#000000" d="([^"]*)"/.exec(svg) ?? [];
  const dots = Array.from({ length: code.modules * code.modules }, () => 0);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v/g)) {
    const column = (Number(x) - at) / size;
    const row = (Number(y) - at) / size;
    dots.fill(1, row * code.modules + column, row * code.modules + column + Number(width) / size);
  }
  return dots.join('');
}

const wanted = Array.from(code.dots).join('');

describe('qrSvg', () => {
  it('draws every module, one unit each, within the margin', () => {
    const svg = qrSvg(code, PLAIN_QR, 200);
    expect(svg).toContain('width="200" height="200" viewBox="0 0 33 33"');
    expect(modulesOf(svg, 4, 1)).toBe(wanted);
  });

  it('takes colors and margin', () => {
    const svg = qrSvg(code, { margin: 0, foreground: '#123456', background: '#fedcba' }, 100);
    expect(svg).toContain('viewBox="0 0 25 25"');
    expect(svg).toContain('<path fill="#fedcba" d="M0 0h25v25h-25z"/><path fill="#123456"');
  });

  it('throws for a color that is not #rrggbb', () => {
    expect(() => qrSvg(code, { ...PLAIN_QR, foreground: '"/><script>' }, 200)).toThrow(RangeError);
  });
});

describe('qrPixels', () => {
  it.each([
    // side, pixels of a module, where the first one starts
    [200, 6, 25],
    [400, 12, 50],
    [33, 1, 4],
    [65, 1, 20],
    [66, 2, 8],
  ])('in %i pixels gives a module %i', (side, size, at) => {
    const picture = qrPixels(code, PLAIN_QR, side);
    expect(picture).toMatchObject({ width: side, height: side });
    expect(picture.svg).toContain(`width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"`);
    expect(modulesOf(picture.svg, at, size)).toBe(wanted);
  });

  it('draws every module where less than a pixel is left for it', () => {
    const picture = qrPixels(code, PLAIN_QR, 20);
    expect(picture).toMatchObject({ width: 33, height: 33 });
    expect(picture.svg).toContain('viewBox="0 0 33 33"');
    expect(modulesOf(picture.svg, 4, 1)).toBe(wanted);
  });
});
