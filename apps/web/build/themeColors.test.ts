import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { THEME_COLORS } from './themeColors.ts';

const TOKENS = readFileSync(join(import.meta.dirname, '../../../packages/ui/src/tokens.css'), 'utf8');
const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/gu;

/** A color as browsers paint it (CSS Color 4, section 10: Oklab to sRGB). */
function toHex([lightness = 0, chroma = 0, hue = 0]: readonly number[]): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((c) => Math.round(255 * (c > 0.0031308 ? 1.055 * c ** (1 / 2.4) - 0.055 : 12.92 * c)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

it('the theme colors equal the background colors of the page', () => {
  const [, ground = ''] = /--bg: ([^;]+);/u.exec(TOKENS) ?? [];
  const [light = [], dark = []] = [...ground.matchAll(OKLCH)].map(([, ...numbers]) => numbers.map(Number));
  expect(THEME_COLORS).toEqual({ light: toHex(light), dark: toHex(dark) });
});
