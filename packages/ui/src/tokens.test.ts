// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';
type Oklch = readonly [lightness: number, chroma: number, hue: number];

const MIN_TEXT_CONTRAST = 4.5;
const MIN_EDGE_CONTRAST = 3;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function color(token: string, theme: Theme): Oklch {
  const pair = new RegExp(`--${token}: light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)\\)`).exec(css);
  if (!pair) throw new Error(`--${token} is not a pair of colors`);
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = (pair[theme === 'light' ? 1 : 2] ?? '')
    .split(' ')
    .map(Number);
  return [lightness, chroma, hue];
}

/**
 * Relative luminance of WCAG 2 from OKLCH, by Ottosson's matrices (2020); out-of-gamut channels are clipped as on
 * screen.
 */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [dim = 0, bright = 0] = [luminance(color(one, theme)), luminance(color(other, theme))].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

const GROUNDS = ['bg', 'surface', 'surface-2'];
const TONES = ['good', 'bad', 'warn', 'serious', 'info'];
const TEXT_PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'ink-2', 'ink-3', 'accent', 'accent-strong', ...TONES].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ...TONES.flatMap((tone) => [tone, 'ink', 'ink-2', 'ink-3'].map((text) => [text, `${tone}-soft`] as const)),
  ...['accent', 'accent-strong', 'ink', 'ink-2', 'ink-3'].map((text) => [text, 'accent-soft'] as const),
  ...['good', 'bad', 'info'].map((tone) => ['ink', `${tone}-mark`] as const),
  // The sides and the dimmed text of a trade of the highest level.
  ...['good', 'bad', 'info', 'ink-3'].map((text) => [text, 'warn-soft'] as const),
  ['ink', 'selection'],
  ['ink', 'surface-3'],
  ['ink-2', 'surface-3'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
];
const EDGE_PAIRS: readonly (readonly [edge: string, ground: string])[] = [
  ...GROUNDS.flatMap((ground) => ['line-control', 'accent', ...TONES].map((edge) => [edge, ground] as const)),
];

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it.each(TEXT_PAIRS)('--%s on --%s has the contrast of text', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  });

  it.each(EDGE_PAIRS)('--%s on --%s has the contrast of an edge', (edge, ground) => {
    expect(contrast(edge, ground, theme)).toBeGreaterThanOrEqual(MIN_EDGE_CONTRAST);
  });
});

it('computes the contrast of black on white', () => {
  const black = luminance([0, 0, 0]);
  const white = luminance([1, 0, 0]);
  expect((white + 0.05) / (black + 0.05)).toBeCloseTo(21, 3);
});
