import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';
import { ICON_NAMES } from './iconNames.ts';

afterEach(cleanup);

it('has a drawing for every name, and a name for every drawing', () => {
  const drawn = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8').matchAll(/<symbol id="([^"]+)"/gu);
  expect([...drawn].map(([, id]) => id)).toEqual([...ICON_NAMES]);
});

it('references the sprite and is hidden from screen readers', () => {
  const { container } = render(<Icon name="copy" />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/icons.*#copy$/u);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
