import { expect, it, vi } from 'vitest';
import { createListeners } from './createListeners.ts';

it('calls each listener until its subscription ends', () => {
  const { subscribe, notify } = createListeners();
  const first = vi.fn();
  const second = vi.fn();
  const end = subscribe(first);
  subscribe(second);
  notify();
  end();
  notify();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

it('calls a listener on an event of the window too, until its subscription ends', () => {
  const { subscribe } = createListeners('storage');
  const listener = vi.fn();
  const end = subscribe(listener);
  dispatchEvent(new Event('storage'));
  end();
  dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(1);
});
