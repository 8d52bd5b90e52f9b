import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANNOUNCE_AFTER_QUIET_MS, LiveRegion } from './LiveRegion.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('exists from the start and announces after a pause', () => {
  render(<LiveRegion text="12 characters" />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  pass(ANNOUNCE_AFTER_QUIET_MS - 1);
  expect(region.textContent).toBe('');
  pass(1);
  expect(region.textContent).toBe('12 characters');
});

it('composes a text given as a function only when it is announced', () => {
  const compose = vi.fn(() => '12 characters');
  const { rerender } = render(<LiveRegion text={() => 'outdated'} />);
  pass(ANNOUNCE_AFTER_QUIET_MS - 1);
  rerender(<LiveRegion text={compose} />);
  pass(ANNOUNCE_AFTER_QUIET_MS - 1);
  expect(compose).not.toHaveBeenCalled();
  pass(1);
  expect(screen.getByRole('status').textContent).toBe('12 characters');
});

it('skips texts that change before the pause ends', () => {
  const { rerender } = render(<LiveRegion text="1" />);
  pass(ANNOUNCE_AFTER_QUIET_MS - 1);
  rerender(<LiveRegion text="12" />);
  pass(ANNOUNCE_AFTER_QUIET_MS - 1);
  expect(screen.getByRole('status').textContent).toBe('');
  pass(1);
  expect(screen.getByRole('status').textContent).toBe('12');
});

it('waits for a pause in typing, however long the text has been shown', () => {
  render(
    <>
      <input aria-label="Field" />
      <LiveRegion text="Wrong" />
    </>,
  );
  for (let key = 1; key < 9; key += 1) {
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'x'.repeat(key) } });
    pass(ANNOUNCE_AFTER_QUIET_MS - 1);
    expect(screen.getByRole('status').textContent).toBe('');
  }
  pass(1);
  expect(screen.getByRole('status').textContent).toBe('Wrong');
});

it('does not repeat its last announcement in the page of the other language', () => {
  document.documentElement.lang = 'ko';
  const { rerender } = render(<LiveRegion text="두 글자" />);
  pass(ANNOUNCE_AFTER_QUIET_MS);
  const region = screen.getByRole('status');
  const words = region.firstChild;
  document.documentElement.lang = 'en';
  rerender(<LiveRegion text="2 characters" />);
  expect(region.firstChild).toBe(words);
  pass(ANNOUNCE_AFTER_QUIET_MS);
  expect(region.textContent).toBe('2 characters');
  document.documentElement.removeAttribute('lang');
});

it('does not repeat its last announcement', () => {
  const { rerender } = render(<LiveRegion text="Wrong" />);
  pass(ANNOUNCE_AFTER_QUIET_MS);
  const said: (string | null)[] = [];
  new MutationObserver(() => said.push(screen.getByRole('status').textContent)).observe(screen.getByRole('status'), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  for (const text of ['', 'Wrong', 'Other', 'Wrong']) {
    rerender(<LiveRegion text={text} />);
    pass(ANNOUNCE_AFTER_QUIET_MS - 1);
  }
  pass(ANNOUNCE_AFTER_QUIET_MS);
  expect(said).toEqual([]);
});
