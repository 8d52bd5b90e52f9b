import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { later, optionalLater } from './later.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Word = ({ word }: { readonly word: string }) => <output>{word}</output>;

/** Lets whatever is on its way arrive. */
const arrive = () => act(async () => undefined);

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

it('shows what waits until the file is here, then the part with its props', async () => {
  const load = vi.fn(async () => ({ default: Word }));
  const part = later(load);
  const { rerender } = render(<part.Part waiting={<p>soon</p>} word="one" />);
  expect(screen.getByText('soon')).toBeTruthy();
  await arrive();
  expect(screen.getByRole('status').textContent).toBe('one');
  rerender(<part.Part waiting={<p>soon</p>} word="two" />);
  expect(screen.getByRole('status').textContent).toBe('two');
  expect(load).toHaveBeenCalledOnce();
});

it('shows a part at once that is there before it is shown', async () => {
  const part = later(async () => ({ default: Word }));
  await arrive();
  render(<part.Part word="one" />);
  expect(screen.getByRole('status').textContent).toBe('one');
});

it('fails like a component where its file does not arrive, and asks for it again when it is shown anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => ({ default: Word }));
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const part = later(load);
  await arrive();
  render(
    <Boundary>
      <part.Part word="one" />
    </Boundary>,
  );
  await arrive();
  screen.getByRole('button').click();
  await arrive();
  expect(screen.getByRole('status').textContent).toBe('one');
  expect(load).toHaveBeenCalledTimes(3);
});

it('does without an optional part that does not arrive', async () => {
  const load = vi.fn(async () => ({ default: Word })).mockRejectedValueOnce(new Error('offline'));
  const part = optionalLater(load);
  const { rerender } = render(<part.Part key="first" waiting={<p>soon</p>} word="one" />);
  await arrive();
  expect(screen.getByText('soon')).toBeTruthy();
  rerender(<part.Part key="second" word="one" />);
  await arrive();
  expect(screen.getByRole('status').textContent).toBe('one');
});

it('fetches an optional part only once it is wanted', async () => {
  const load = vi.fn(async () => ({ default: Word }));
  const part = optionalLater(load);
  const View = ({ isWanted }: { readonly isWanted: boolean }) => {
    part.usePreload(isWanted);
    return null;
  };
  const { rerender } = render(<View isWanted={false} />);
  await arrive();
  expect(load).not.toHaveBeenCalled();
  rerender(<View isWanted />);
  await arrive();
  expect(load).toHaveBeenCalledOnce();
});
