import { act, fireEvent, screen } from '@testing-library/react';
import { ok } from '@toolbox/core/result';
import { expect, it } from 'vitest';
import { DOCUMENT_FROM_UNITS } from '../../parts/document-field/textValue.ts';
import { fakeWorkers, holdIdle } from '../../testing/fakeWorker.ts';
import { pasteText } from '../../testing/pasteText.ts';
import { formatTask } from './formatTask.ts';
import { inspectTask } from './inspectTask.ts';
import { repairTask } from './repairTask.ts';
import { openJson } from './testing/openJson.tsx';

const DOCUMENT = `[${'1,'.repeat(DOCUMENT_FROM_UNITS / 2)}1]`;

async function open() {
  const page = await openJson('en');
  const runIdle = holdIdle();
  const workers = fakeWorkers();
  const paste = (text: string) => pasteText(page.field(), text);
  /** The size of the text of each request; the whole would make failures unreadable. */
  const requests = (name: string) =>
    workers
      .flatMap((worker) => worker.requestsOf(name) as readonly { readonly text: string }[])
      .map(({ text }) => text.length);
  return { ...page, paste, requests, runIdle, workers };
}

it('starts a worker when the field gets the focus, and formats a pasted document there, without a pause', async () => {
  const { field, paste, requests, workers } = await open();
  expect(workers).toHaveLength(0);
  act(() => field().focus());
  expect(workers.map(({ sent }) => sent)).toEqual([[{ kind: 'prepare', task: formatTask.name }]]);
  await paste(DOCUMENT);
  expect(workers).toHaveLength(1);
  expect(requests(formatTask.name)).toEqual([DOCUMENT.length]);
});

it('formats a short text away from the page if its result is long, because it is nested deeply', async () => {
  const { output, requests, type } = await open();
  type('[[1]]');
  expect((await output()).textContent).toContain('1');
  expect(requests(formatTask.name)).toEqual([]);
  const deep = '['.repeat(1000) + ']'.repeat(1000);
  type(deep);
  expect(requests(formatTask.name)).toEqual([deep.length]);
});

it('does not begin again when the button is pressed meanwhile or afterward', async () => {
  const { button, field, output, paste, requests, workers } = await open();
  act(() => field().focus());
  await paste(DOCUMENT);
  fireEvent.click(button('format'));
  expect(requests(formatTask.name)).toHaveLength(1);
  const value = ok({ text: '[]', lineStarts: Uint32Array.of(0), bytes: 2 });
  act(() => workers[0]?.report({ status: 'done', value }));
  expect((await output()).textContent).toBe('[]');
  fireEvent.click(button('format'));
  expect(requests(formatTask.name)).toHaveLength(1);
});

it('begins again after it was stopped', async () => {
  const { button, common, paste, requests } = await open();
  await paste(DOCUMENT);
  fireEvent.click(await screen.findByRole('button', { name: common('actions.cancel') }));
  fireEvent.click(button('format'));
  expect(requests(formatTask.name)).toHaveLength(2);
});

it('inspects a document once its result is on the screen', async () => {
  const { output, paste, requests, runIdle, workers } = await open();
  await paste(DOCUMENT);
  const value = ok({ text: '[]', lineStarts: Uint32Array.of(0), bytes: 2 });
  act(() => workers[0]?.report({ status: 'done', value }));
  await output();
  expect(requests(inspectTask.name)).toEqual([]);
  act(runIdle);
  expect(requests(inspectTask.name)).toEqual([DOCUMENT.length]);
});

it.each(['canceled', 'failed'])('begins a repair again that was %s', async (end) => {
  const { button, common, late, requests, type, workers } = await open();
  type(`[${'1,\n'.repeat(repairTask.inlineUnits / 2)}]`);
  fireEvent.click(button('format'));
  fireEvent.click(await screen.findByRole('button', { name: late('repair.ask') }));
  const cancel = await screen.findByRole('button', { name: common('actions.cancel') });
  expect(requests(repairTask.name)).toHaveLength(1);
  if (end === 'canceled') fireEvent.click(cancel);
  else act(() => workers.at(-1)?.report({ status: 'failed', message: 'RangeError' }));
  fireEvent.click(await screen.findByRole('button', { name: common('actions.retry') }));
  expect(requests(repairTask.name)).toHaveLength(2);
});
