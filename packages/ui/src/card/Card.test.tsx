import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from './Card.tsx';

it('is a section named by its title', () => {
  render(
    <Card title="Result" note={<span>5 of 30</span>} actions={<button type="button">Copy</button>}>
      body
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Result' }).textContent).toContain('body');
  expect(screen.getByRole('heading', { level: 2, name: 'Result' })).toBeTruthy();
});

it('uses the heading level of the outline', () => {
  render(<Card title="Part" headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Part' })).toBeTruthy();
});
