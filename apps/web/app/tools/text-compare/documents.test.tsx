import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drafts } from '../../browser/draft/drafts.ts';
import type { BothSides } from '../../parts/compare-form/bothSides.ts';
import { compareTask } from '../../parts/compare-form/compareTask.ts';
import { patchTask } from '../../parts/compare-form/patchTask.ts';
import { DOCUMENT_FROM_UNITS } from '../../parts/document-field/textValue.ts';
import { fakeWorkers, holdIdle } from '../../testing/fakeWorker.ts';
import { pasteText } from '../../testing/pasteText.ts';
import { runTaskNow } from '../../worker/runTaskNow.ts';
import { openCompare, prepareCompare } from './testing/comparePage.tsx';

prepareCompare();

const LEFT = 'same\n'.repeat(DOCUMENT_FROM_UNITS / 4);
const RIGHT = `${LEFT}more\n`;

async function open() {
  const page = await openCompare('en');
  const runIdle = holdIdle();
  const workers = fakeWorkers();
  const paste = (side: 'left' | 'right', text: string) => pasteText(page.field(side), text);
  /** The end of both texts of each request; the whole would make failures unreadable. */
  const requests = (name: string) =>
    workers
      .flatMap((worker) => worker.requestsOf(name) as readonly BothSides<string>[])
      .map(({ left, right }) => [left.slice(-5), right.slice(-5)]);
  return { ...page, paste, requests, runIdle, workers };
}

it('starts a worker when a field gets the focus, and compares two documents there, without a pause', async () => {
  const { field, paste, requests, workers } = await open();
  act(() => field('left').focus());
  expect(workers.map(({ sent }) => sent)).toEqual([[{ kind: 'prepare', task: compareTask.name }]]);
  await paste('left', LEFT);
  expect(requests(compareTask.name)).toEqual([]);
  await paste('right', RIGHT);
  expect(workers).toHaveLength(1);
  expect(requests(compareTask.name)).toEqual([['same\n', 'more\n']]);
});

it('does not begin again when the button is pressed meanwhile, but after a stop', async () => {
  const { common, compareButton, paste, requests } = await open();
  await paste('left', LEFT);
  await paste('right', RIGHT);
  fireEvent.click(compareButton());
  expect(requests(compareTask.name)).toHaveLength(1);
  fireEvent.click(await screen.findByRole('button', { name: common('actions.cancel') }));
  fireEvent.click(compareButton());
  expect(requests(compareTask.name)).toHaveLength(2);
});

it('waits for a pause in the text that is typed beside a document', async () => {
  const { field, paste, requests } = await open();
  await paste('left', LEFT);
  fireEvent.change(field('right'), { target: { value: 's' } });
  fireEvent.change(field('right'), { target: { value: 'sa' } });
  expect(requests(compareTask.name)).toEqual([]);
  await waitFor(() => expect(requests(compareTask.name)).toEqual([['same\n', 'sa']]), { timeout: 5000 });
});

it('writes the patch once the panels are on the screen', async () => {
  const { panel, paste, requests, runIdle, workers } = await open();
  await paste('left', LEFT);
  await paste('right', RIGHT);
  const value = runTaskNow(compareTask, { left: LEFT, right: RIGHT, mode: 'position', rules: {} });
  act(() => workers[0]?.report({ status: 'done', value }));
  await waitFor(() => expect(panel('left')).not.toBeNull());
  expect(requests(patchTask.name)).toEqual([]);
  act(runIdle);
  expect(requests(patchTask.name)).toEqual([['same\n', 'more\n']]);
});

it('shows the lines of the last comparison while the next one is computed, which can be stopped', async () => {
  const { common, requests, rows, type, workers } = await open();
  const long = (...lines: readonly string[]) => lines.map((line) => line.padEnd(8_000, '.')).join('\n');
  const shown = () => rows('left').map((row) => row.slice(0, 8));
  const [before, after] = [long('alpha', 'beta'), long('new', 'alpha', 'beta')];
  type(before, before);
  await waitFor(() => expect(requests(compareTask.name)).toHaveLength(1), { timeout: 5000 });
  const report = (left: string) =>
    act(() =>
      workers.at(-1)?.report({
        status: 'done',
        value: runTaskNow(compareTask, { left, right: before, mode: 'position', rules: {} }),
      }),
    );
  report(before);
  await waitFor(() => expect(shown()).toHaveLength(2));
  const kept = shown();
  type(after, before);
  await screen.findByRole('button', { name: common('actions.cancel') }, { timeout: 5000 });
  expect(shown()).toEqual(kept);
  report(after);
  await waitFor(() => expect(shown()[0]).toContain('new'));
});

it('offers nothing by the last comparison while the next one is computed', async () => {
  const { button, message, paste, requests, workers } = await open();
  const offer = message('notices.ignoreNormalForm');
  await paste('left', `${LEFT}한`);
  await paste('right', `${LEFT}${'한'.normalize('NFD')}`);
  const texts = { left: '한', right: '한'.normalize('NFD') };
  const value = runTaskNow(compareTask, { ...texts, mode: 'position', rules: {} });
  act(() => workers.at(-1)?.report({ status: 'done', value }));
  fireEvent.click(await screen.findByRole('button', { name: offer }));
  expect(requests(compareTask.name)).toHaveLength(2);
  expect(button(offer).disabled).toBe(true);
  fireEvent.click(button(offer));
  expect(drafts.get('text-compare.choices', undefined)).toEqual({ mode: 'aligned', ignored: ['ignoreNormalForm'] });
});
