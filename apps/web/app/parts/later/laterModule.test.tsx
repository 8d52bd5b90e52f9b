import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { laterModule } from './laterModule.ts';

afterEach(cleanup);

/** Lets whatever is on its way arrive. */
const arrive = () => act(async () => undefined);

it('has nothing until the file is here; from then on at once', async () => {
  const load = vi.fn(async () => ({ word: 'here' }));
  const useWord = laterModule(load);
  const Show = () => <output>{useWord()?.word ?? 'nothing'}</output>;
  const { unmount } = render(<Show />);
  expect(screen.getByRole('status').textContent).toBe('nothing');
  await arrive();
  expect(screen.getByRole('status').textContent).toBe('here');
  unmount();
  render(<Show />);
  expect(screen.getByRole('status').textContent).toBe('here');
  expect(load).toHaveBeenCalledOnce();
});

it('goes on without a file that does not arrive', async () => {
  const useWord = laterModule(async (): Promise<{ readonly word: string }> => Promise.reject(new Error('offline')));
  const Show = () => <output>{useWord()?.word ?? 'nothing'}</output>;
  render(<Show />);
  await arrive();
  expect(screen.getByRole('status').textContent).toBe('nothing');
});
