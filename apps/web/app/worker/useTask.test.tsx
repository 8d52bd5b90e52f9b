import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Task } from './task.ts';
import { useTask } from './useTask.ts';

afterEach(cleanup);

const doubleTask: Task<number, number> = function* (request) {
  yield 0;
  return request * 2;
};
/** Never done by itself. */
const endlessTask: Task<number, number> = function* () {
  for (;;) yield 0.5;
};

const doubling = { workerUrl: '/double.js', loadTask: async () => doubleTask };
const endless = { workerUrl: '/endless.js', loadTask: async () => endlessTask };

type ShowProps = { readonly source?: typeof doubling; readonly request?: number; readonly atOnce?: typeof doubleTask };

let cancel: () => void = () => undefined;

function Show({ source = doubling, request, atOnce }: ShowProps) {
  const task = useTask(source, request, atOnce);
  cancel = task.cancel;
  const { state } = task;
  return <output>{state.status === 'done' ? `done ${state.value}` : state.status}</output>;
}

const shown = () => screen.getByRole('status').textContent;
const turn = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('is idle without a request', () => {
  render(<Show />);
  expect(shown()).toBe('idle');
});

it('works on a request and shows what came out', async () => {
  render(<Show request={2} />);
  expect(shown()).toBe('working');
  await turn();
  expect(shown()).toBe('done 4');
});

it('does a small request at once', () => {
  render(<Show request={2} atOnce={doubleTask} />);
  expect(shown()).toBe('done 4');
});

it('never shows the outcome of another request', async () => {
  const { rerender } = render(<Show request={2} />);
  await turn();
  rerender(<Show request={3} />);
  expect(shown()).toBe('working');
  await turn();
  expect(shown()).toBe('done 6');
  rerender(<Show />);
  expect(shown()).toBe('idle');
});

it('drops the request under way when another comes', async () => {
  const { rerender } = render(<Show request={2} source={endless} />);
  await turn();
  rerender(<Show request={3} />);
  await turn();
  expect(shown()).toBe('done 6');
});

it('stays cancelled until there is another request', async () => {
  const { rerender } = render(<Show request={2} source={endless} />);
  await turn();
  act(() => cancel());
  await turn();
  expect(shown()).toBe('cancelled');
  rerender(<Show request={3} source={endless} />);
  expect(shown()).toBe('working');
  act(() => cancel());
});

it('stops with the component, and survives being mounted twice', async () => {
  const { unmount } = render(
    <StrictMode>
      <Show request={4} />
    </StrictMode>,
  );
  await turn();
  expect(shown()).toBe('done 8');
  unmount();
  render(<Show request={1} source={endless} />).unmount();
  await turn();
});
