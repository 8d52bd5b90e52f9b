import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IconCard } from './IconCard.tsx';

afterEach(cleanup);

it('has a title, which is a heading of level 3', () => {
  render(
    <IconCard icon="bolt" title="Fast">
      At once.
    </IconCard>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Fast' })).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('At once.');
});
