import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANNOUNCE_AFTER_QUIET_MS, LiveRegion } from './LiveRegion.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('exists from the start and speaks after a quiet pause', () => {
  render(<LiveRegion text="12 characters" />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  pass(ANNOUNCE_AFTER_QUIET_MS - 1);
  expect(region.textContent).toBe('');
  pass(1);
  expect(region.textContent).toBe('12 characters');
});

it('skips what changes before the pause is over', () => {
  const { rerender } = render(<LiveRegion text="1" />);
  pass(ANNOUNCE_AFTER_QUIET_MS - 1);
  rerender(<LiveRegion text="12" />);
  pass(ANNOUNCE_AFTER_QUIET_MS - 1);
  expect(screen.getByRole('status').textContent).toBe('');
  pass(1);
  expect(screen.getByRole('status').textContent).toBe('12');
});
