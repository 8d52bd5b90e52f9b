import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './useToday.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});

function Today() {
  return <time>{useToday()}</time>;
}

it('says the local day, at both of its ends', () => {
  vi.setSystemTime(new Date(2026, 4, 14, 0, 0, 0));
  render(<Today />);
  expect(screen.getByText('2026-05-14')).toBeTruthy();
  cleanup();
  vi.setSystemTime(new Date(2026, 4, 14, 23, 59, 59));
  render(<Today />);
  expect(screen.getByText('2026-05-14')).toBeTruthy();
});

it('learns of the new day when the page is looked at again', () => {
  vi.setSystemTime(new Date(2026, 4, 14, 23, 59));
  render(<Today />);
  vi.setSystemTime(new Date(2026, 4, 15, 0, 1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2026-05-15')).toBeTruthy();
});

it('learns of the new day while it is looked at', () => {
  vi.setSystemTime(new Date(2026, 4, 14, 23, 59, 30));
  render(<Today />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('2026-05-15')).toBeTruthy();
});

it('stops checking when nobody asks any more', () => {
  render(<Today />);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

it('is not known in the prerendered page', () => {
  expect(renderToString(<Today />)).toBe('<time></time>');
});
