import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shortHash } from '../paths.ts';

const PAIR = 'light-dark(';

/** The index of the parenthesis that closes the one before `start`, and that of the last comma at its level. */
function endOf(text: string, start: number): { readonly end: number; readonly comma: number } {
  let depth = 1;
  let comma = -1;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 1) comma = index;
    if (depth === 0) return { end: index, comma };
  }
  throw new Error(`A parenthesis is not closed: ${text}`);
}

/** A value with one color of each pair. */
function oneOfPairs(value: string, side: 'light' | 'dark'): string {
  const start = value.indexOf(PAIR);
  if (start < 0) return value;
  const from = start + PAIR.length;
  const { end, comma } = endOf(value, from);
  const color = side === 'light' ? value.slice(from, comma) : value.slice(comma + 1, end);
  return value.slice(0, start) + color.trim() + oneOfPairs(value.slice(end + 1), side);
}

const DECLARATION = /(--[\w-]+):\s*([^;{}]*light-dark\([^;{}]*);/gu;

/**
 * The style sheet for browsers that do not know `light-dark()`, older than Chrome 123, Firefox 120 or Safari 17.5: the
 * tokens with pairs of colors, as plain ones. It comes before the tokens, so its selectors are more specific.
 *
 * @param tokens the style sheet of the tokens
 */
export function plainColors(tokens: string): string {
  const pairs = [...tokens.matchAll(DECLARATION)];
  const all = (side: 'light' | 'dark') =>
    pairs.map(([, name, value = '']) => `${name}:${oneOfPairs(value.replace(/\s+/gu, ' '), side)}`).join(';');
  const dark = all('dark');
  return [
    `:root:root{${all('light')}}`,
    `@media screen{:root[data-theme=dark]:root{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:root:not([data-theme]){${dark}}}`,
  ].join('');
}

const TOKENS = createRequire(import.meta.url).resolve('@toolbox/ui/tokens.css');

export const PLAIN_COLORS = plainColors(readFileSync(TOKENS, 'utf8'));

/** Its URL on the site. */
export const PLAIN_COLORS_PATH = `/assets/colors-${shortHash(PLAIN_COLORS)}.css`;
