import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { laterModule } from './laterModule.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const idle = () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  return () => act(async () => waiting.splice(0).forEach((run) => void run()));
};

it('has nothing until the page was idle and the file is here; from then on at once', async () => {
  const passIdle = idle();
  const load = vi.fn(async () => ({ word: 'here' }));
  const useWord = laterModule(load);
  const Show = () => <output>{useWord()?.word ?? 'nothing'}</output>;
  const { unmount } = render(<Show />);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('nothing');
  await passIdle();
  expect(screen.getByRole('status').textContent).toBe('here');
  unmount();
  render(<Show />);
  expect(screen.getByRole('status').textContent).toBe('here');
  expect(load).toHaveBeenCalledOnce();
});

it('goes on without a file that does not arrive', async () => {
  const passIdle = idle();
  const useWord = laterModule(async (): Promise<{ readonly word: string }> => Promise.reject(new Error('offline')));
  const Show = () => <output>{useWord()?.word ?? 'nothing'}</output>;
  render(<Show />);
  await passIdle();
  expect(screen.getByRole('status').textContent).toBe('nothing');
});
