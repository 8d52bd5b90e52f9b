import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyModule } from './lazyModule.ts';

/** Lets pending promises settle. */
const settle = () => act(async () => undefined);

it('is undefined until the chunk has loaded, and there at once from then on', async () => {
  const load = vi.fn(async () => ({ word: 'here' }));
  const useWord = lazyModule(load);
  const Show = () => <output>{useWord()?.word ?? 'nothing'}</output>;
  const { unmount } = render(<Show />);
  expect(screen.getByRole('status').textContent).toBe('nothing');
  await settle();
  expect(screen.getByRole('status').textContent).toBe('here');
  unmount();
  render(<Show />);
  expect(screen.getByRole('status').textContent).toBe('here');
  expect(load).toHaveBeenCalledOnce();
});

it('stays undefined when the chunk fails to load', async () => {
  const useWord = lazyModule(async (): Promise<{ readonly word: string }> => Promise.reject(new Error('offline')));
  const Show = () => <output>{useWord()?.word ?? 'nothing'}</output>;
  render(<Show />);
  await settle();
  expect(screen.getByRole('status').textContent).toBe('nothing');
});
