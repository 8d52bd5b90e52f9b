import { expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

/** A browser that reports no idle time: callbacks run only at their timeout, in milliseconds. */
function neverBeIdle(): void {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 0 : setTimeout(run, options.timeout),
  );
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
}

it.each([
  [undefined, 3000],
  [1000, 1000],
])('runs in a browser that reports no idle time (%s)', (longest, after) => {
  neverBeIdle();
  const run = vi.fn();
  whenIdle(run, longest);
  vi.advanceTimersByTime(after - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('does not run once it is canceled', () => {
  neverBeIdle();
  const run = vi.fn();
  whenIdle(run)();
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});
