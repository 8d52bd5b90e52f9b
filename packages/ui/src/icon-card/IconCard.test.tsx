import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IconCard } from './IconCard.tsx';

afterEach(cleanup);

it('has a title at the given heading level', () => {
  render(
    <IconCard icon="bolt" title="Fast" headingLevel={2}>
      At once.
    </IconCard>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Fast' })).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('At once.');
});

it('uses level 3 by default', () => {
  render(
    <IconCard icon="bolt" title="Fast">
      At once.
    </IconCard>,
  );
  expect(screen.getByRole('heading', { level: 3 })).toBeTruthy();
});
