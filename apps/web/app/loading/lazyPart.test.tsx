import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { latePart, lazyPart, livePart, optionalPart } from './lazyPart.tsx';
import { missingParts } from './missingParts.ts';

beforeEach(() => void vi.useFakeTimers());

const Word = ({ word }: { readonly word: string }) => <output>{word}</output>;

/** Lets pending promises settle. */
const settle = () => act(async () => undefined);
/** Lets pending promises settle and a failed request be tried again. */
const patience = () => act(() => vi.advanceTimersByTimeAsync(1000).then(() => undefined));

it('shows the fallback until the chunk has loaded, then the part with its props', async () => {
  const load = vi.fn(async () => ({ default: Word }));
  const Part = lazyPart(load);
  const { rerender } = render(<Part fallback={<p>soon</p>} word="one" />);
  expect(screen.getByText('soon')).toBeTruthy();
  await settle();
  expect(screen.getByRole('status').textContent).toBe('one');
  rerender(<Part fallback={<p>soon</p>} word="two" />);
  expect(screen.getByRole('status').textContent).toBe('two');
  expect(load).toHaveBeenCalledOnce();
});

it('shows a part at once whose chunk has loaded before', async () => {
  const Part = lazyPart(async () => ({ default: Word }));
  await settle();
  render(<Part word="one" />);
  expect(screen.getByRole('status').textContent).toBe('one');
});

/** Whether the page can do something else between the first and the last of many slow rows of a part. */
async function yieldsAfterHydration(makePart: typeof lazyPart): Promise<boolean> {
  const at: number[] = [];
  let turn = 0;
  function SlowRow() {
    at.push(turn);
    const end = performance.now() + 3;
    while (performance.now() < end);
    return null;
  }
  const Rows = () => Array.from({ length: 20 }, (_, row) => <SlowRow key={row} />);
  const Part = makePart(async () => ({ default: Rows }));
  await settle();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Part />);
  let isDone = false;
  function count() {
    turn += 1;
    if (!isDone) setImmediate(count);
  }
  count();
  // Within `act`, React does not yield.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = hydrateRoot(container, <Part />);
  await vi.waitFor(() => expect(at.length).toBeGreaterThanOrEqual(20));
  isDone = true;
  root.unmount();
  vi.unstubAllGlobals();
  return at.at(-1) !== at[0];
}

it('renders a live part in slices after hydration, and another part at once', async () => {
  vi.useRealTimers();
  expect(await yieldsAfterHydration(livePart)).toBe(true);
  expect(await yieldsAfterHydration(lazyPart)).toBe(false);
});

it('waits for the idle page before it fetches a late part', async () => {
  let idle = () => {};
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
    return 1;
  });
  const load = vi.fn(async () => ({ default: Word }));
  const Part = latePart(load);
  render(<Part fallback={<p>soon</p>} word="one" />);
  await settle();
  expect(load).not.toHaveBeenCalled();
  idle();
  await settle();
  expect(screen.getByRole('status').textContent).toBe('one');
  expect(load).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('is tried twice, then named as missing beside its fallback, and comes when tried again', async () => {
  const load = vi.fn(async () => ({ default: Word }));
  for (let failures = 0; failures < 4; failures += 1) load.mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  await patience();
  expect(load).toHaveBeenCalledTimes(2);
  const { unmount } = render(<Part fallback={<p>soon</p>} word="one" />);
  await patience();
  expect(load).toHaveBeenCalledTimes(4);
  expect(screen.getByText('soon')).toBeTruthy();
  expect(missingParts.all()).toHaveLength(1);
  await act(async () => missingParts.all()[0]?.retry());
  expect(screen.getByRole('status').textContent).toBe('one');
  expect(missingParts.all()).toEqual([]);
  unmount();
});

it('is no longer missing once it is not shown', async () => {
  const Part = lazyPart(async () => Promise.reject(new Error('offline')) as Promise<{ default: typeof Word }>);
  const { unmount } = render(<Part word="one" />);
  await patience();
  await patience();
  expect(missingParts.all()).toHaveLength(1);
  unmount();
  expect(missingParts.all()).toEqual([]);
});

it('leaves out an optional part whose chunk fails to load, without a word', async () => {
  const load = vi.fn(async () => ({ default: Word }));
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const part = optionalPart(load);
  const { rerender } = render(<part.Part key="first" fallback={<p>soon</p>} word="one" />);
  await patience();
  expect(screen.getByText('soon')).toBeTruthy();
  expect(missingParts.all()).toEqual([]);
  rerender(<part.Part key="second" word="one" />);
  await settle();
  expect(screen.getByRole('status').textContent).toBe('one');
});

it('loads an optional part only once it is wanted', async () => {
  const load = vi.fn(async () => ({ default: Word }));
  const part = optionalPart(load);
  const View = ({ isWanted }: { readonly isWanted: boolean }) => {
    part.usePreload(isWanted);
    return null;
  };
  const { rerender } = render(<View isWanted={false} />);
  await settle();
  expect(load).not.toHaveBeenCalled();
  rerender(<View isWanted />);
  await settle();
  expect(load).toHaveBeenCalledOnce();
});

it('says that an optional part is missing, and comes with another attempt', async () => {
  const load = vi.fn(async () => ({ default: Word }));
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const part = optionalPart(load);
  const { rerender } = render(<part.Part missing={<p>missing</p>} attempt={1} word="one" />);
  expect(screen.queryByText('missing')).toBeNull();
  await patience();
  expect(screen.getByText('missing')).toBeTruthy();
  expect(missingParts.all()).toEqual([]);
  rerender(<part.Part missing={<p>missing</p>} attempt={2} word="one" />);
  await settle();
  expect(screen.queryByText('missing')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('one');
});
