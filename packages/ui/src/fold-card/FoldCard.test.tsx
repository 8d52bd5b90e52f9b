import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FoldCard } from './FoldCard.tsx';

afterEach(cleanup);

it('is a section whose button has the same name and states whether it is open', () => {
  render(
    <FoldCard title="Filters" note="2 active" actions={<button type="button">Reset</button>}>
      <p>All of them</p>
    </FoldCard>,
  );
  const toggle = screen.getByRole('button', { name: 'Filters' });
  expect(screen.getByRole('region', { name: 'Filters' }).contains(toggle)).toBe(true);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('All of them')).toBeTruthy();
});
