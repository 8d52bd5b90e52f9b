import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Hero } from './Hero.tsx';

it('is the h1 of its page, with a description and badges', () => {
  render(
    <Hero title="About" lead="What it is.">
      <span>Free</span>
    </Hero>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About');
  expect(screen.getByText('What it is.')).toBeTruthy();
  expect(screen.getByText('Free')).toBeTruthy();
});
