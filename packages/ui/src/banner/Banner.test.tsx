import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANNOUNCE_AFTER_QUIET_MS } from '../live-region/LiveRegion.tsx';
import { Banner } from './Banner.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function pass(ms: number): Promise<void> {
  // The shown text is read in a microtask after the render.
  await act(async () => undefined);
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

it('is an alert for an error, a status for a success, and neither when it is static', async () => {
  const { rerender } = render(<Banner kind="network">No connection</Banner>);
  expect(screen.getByRole('alert').textContent).toBe('No connection');
  rerender(<Banner kind="success">Valid</Banner>);
  await pass(ANNOUNCE_AFTER_QUIET_MS);
  expect(screen.getByRole('status').textContent).toBe('Valid');
  rerender(
    <Banner kind="info" quiet>
      Included
    </Banner>,
  );
  expect(screen.queryByRole('status')).toBeNull();
});

it('announces title and text politely after a pause in typing, without its buttons', async () => {
  render(
    <Banner kind="api" polite title="Wrong" onDismiss={() => undefined} dismissLabel="Close">
      <b>Do not</b> send
    </Banner>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  await pass(ANNOUNCE_AFTER_QUIET_MS);
  expect(screen.getByRole('status').textContent).toBe('Wrong Do not send');
});

it('offers to retry, to dismiss and to show details', () => {
  const retry = vi.fn();
  const dismiss = vi.fn();
  render(
    <Banner
      kind="api"
      onRetry={retry}
      retryLabel="Retry"
      onDismiss={dismiss}
      dismissLabel="Close"
      details={{ label: 'Details', text: 'HTTP 500' }}
    >
      Server error
    </Banner>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(dismiss).toHaveBeenCalledOnce();
  expect(screen.getByText('Details').closest('details')).toHaveProperty('open', false);
});

it('hides after its time and not earlier', async () => {
  const dismiss = vi.fn();
  render(
    <Banner kind="validation" autoHideMs={5_000} onDismiss={dismiss} dismissLabel="Close">
      Wrong
    </Banner>,
  );
  await pass(4_999);
  expect(dismiss).not.toHaveBeenCalled();
  await pass(1);
  expect(dismiss).toHaveBeenCalledOnce();
});

it('pauses while hovered or focused, then restarts its full time', async () => {
  const dismiss = vi.fn();
  render(
    <Banner kind="validation" autoHideMs={5_000} onDismiss={dismiss} dismissLabel="Close">
      Wrong
    </Banner>,
  );
  const banner = screen.getByText('Wrong', { selector: '[class*=banner] *' }).closest('[class*=banner]');
  if (banner === null) throw new Error('There is no banner.');
  await pass(4_000);
  fireEvent.pointerEnter(banner);
  await pass(60_000);
  fireEvent.pointerLeave(banner);
  await pass(4_999);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await pass(60_000);
  expect(dismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  await pass(5_000);
  expect(dismiss).toHaveBeenCalledOnce();
});

it('stays if no time is given', async () => {
  const dismiss = vi.fn();
  render(
    <Banner kind="timeout" onDismiss={dismiss} dismissLabel="Close">
      Slow
    </Banner>,
  );
  await pass(600_000);
  expect(dismiss).not.toHaveBeenCalled();
});
