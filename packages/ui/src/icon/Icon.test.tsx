import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';
import { ICON_PATHS, type IconName } from './iconPaths.ts';

afterEach(cleanup);

it.each(Object.keys(ICON_PATHS) as IconName[])('draws %s within its grid, unlike every other', (name) => {
  const { container } = render(<Icon name={name} />);
  const drawn = container.querySelector('path')?.getAttribute('d') ?? '';
  const others = Object.entries(ICON_PATHS).filter(
    ([other]) => other !== name && !`${other} ${name}`.includes('Filled'),
  );
  expect(others.map(([, path]) => path)).not.toContain(drawn);
  const start = /^[Mm]([\d.]+)[ ,]([\d.]+)/u.exec(drawn);
  expect(Math.max(Number(start?.[1]), Number(start?.[2]))).toBeLessThanOrEqual(24);
});

it('is hidden from screen readers', () => {
  const { container } = render(<Icon name="copy" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
