import { expect, it } from 'vitest';
import { PLAIN_COLORS, plainColors } from './plainColors.ts';

it('has each side of a pair for its scheme, whatever surrounds it', () => {
  const tokens = `:root {
  --bg: light-dark(oklch(0.9 0 0), black);
  --size: 1px;
  --shadow: 0 1px light-dark(rgb(0 0 0 / 10%), transparent),
    0 2px light-dark(red, oklch(from var(--bg, blue) l c h));
}`;
  expect(plainColors(tokens)).toBe(
    [
      ':root:root{--bg:oklch(0.9 0 0);--shadow:0 1px rgb(0 0 0 / 10%), 0 2px red}',
      '@media screen{:root[data-theme=dark]:root{--bg:black;--shadow:0 1px transparent, 0 2px oklch(from var(--bg, blue) l c h)}}',
      '@media screen and (prefers-color-scheme:dark){:root:root:not([data-theme]){--bg:black;--shadow:0 1px transparent, 0 2px oklch(from var(--bg, blue) l c h)}}',
    ].join(''),
  );
});

it('has all tokens of the site with pairs', () => {
  expect(PLAIN_COLORS).toContain('--accent-strong:');
  expect(PLAIN_COLORS).not.toContain('light-dark');
});
