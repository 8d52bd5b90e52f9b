import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart, optionalPart } from './lazyPart.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Word = ({ word }: { readonly word: string }) => <output>{word}</output>;

/** Lets pending promises settle. */
const settle = () => act(async () => undefined);

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    const again = (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        again
      </button>
    );
    return this.state.failed ? again : this.props.children;
  }
}

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

it('throws when its chunk fails to load, and loads it again when it is mounted again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => ({ default: Word }));
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  await settle();
  render(
    <Boundary>
      <Part word="one" />
    </Boundary>,
  );
  await settle();
  screen.getByRole('button').click();
  await settle();
  expect(screen.getByRole('status').textContent).toBe('one');
  expect(load).toHaveBeenCalledTimes(3);
});

it('leaves out an optional part whose chunk fails to load', async () => {
  const load = vi.fn(async () => ({ default: Word })).mockRejectedValueOnce(new Error('offline'));
  const part = optionalPart(load);
  const { rerender } = render(<part.Part key="first" fallback={<p>soon</p>} word="one" />);
  await settle();
  expect(screen.getByText('soon')).toBeTruthy();
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
