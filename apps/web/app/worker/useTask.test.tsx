import { act, render, screen } from '@testing-library/react';
import { Profiler, StrictMode } from 'react';
import { expect, it } from 'vitest';
import { defineTask } from './defineTask.ts';
import { useTask } from './useTask.ts';

const double = defineTask<number, number>({
  name: 'testing/doubleTask',
  inlineUnits: 10,
  *run(request) {
    yield 0;
    return request * 2;
  },
});
/** Never finishes by itself. */
const endless = defineTask<number, number>({
  name: 'testing/endlessTask',
  inlineUnits: 0,
  *run() {
    for (;;) yield 0.5;
  },
});
const SMALL = double.inlineUnits;
const LARGE = SMALL + 1;

type ShowProps = { readonly task?: typeof double; readonly request?: number; readonly size?: number };

let cancel: () => void = () => undefined;
let restart: () => void = () => undefined;

function Show({ task = double, request, size = LARGE }: ShowProps) {
  const used = useTask(task, request, size);
  cancel = used.cancel;
  restart = used.restart;
  const { state } = used;
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
  render(<Show request={2} size={SMALL} />);
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
  const { rerender } = render(<Show request={2} task={endless} />);
  await turn();
  rerender(<Show request={3} />);
  await turn();
  expect(shown()).toBe('done 6');
});

it('stays canceled until there is another request', async () => {
  const { rerender } = render(<Show request={2} task={endless} />);
  await turn();
  act(() => cancel());
  await turn();
  expect(shown()).toBe('canceled');
  rerender(<Show request={3} task={endless} />);
  expect(shown()).toBe('working');
  act(() => cancel());
});

it('begins again after it was canceled', async () => {
  render(<Show request={5} />);
  act(() => cancel());
  await turn();
  expect(shown()).toBe('canceled');
  act(() => restart());
  expect(shown()).toBe('working');
  await turn();
  expect(shown()).toBe('done 10');
});

it('renders once for another request, as keys that wait on a slow machine need', async () => {
  let renders = 0;
  const onRender = () => {
    renders += 1;
  };
  const shownFor = (request: number) => (
    <Profiler id="task" onRender={onRender}>
      <Show request={request} task={endless} />
    </Profiler>
  );
  const { rerender, unmount } = render(shownFor(1));
  renders = 0;
  for (let request = 2; request < 5; request += 1) rerender(shownFor(request));
  expect(renders).toBe(3);
  unmount();
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
  render(<Show request={1} task={endless} />).unmount();
  await turn();
});
