import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { messageIn } from '../support/messages.ts';
import { FOLDED } from '../support/unfold.ts';
import type { Engine, Point } from './engine.ts';
import { type ControlAction, fillOrLocate } from './inPage/fillOrLocate.ts';
import type { Watched } from './inPage/watchPage.ts';
import type { Example, Route } from './route.ts';
import { until } from './until.ts';

/** Passed, not applicable, or the error. */
export type Verdict = 'good' | 'none' | { readonly wrong: string };

const POLL_INTERVAL_MS = 100;
const PRESS_AGAIN_MS = 3000;
/** More than any task does within the page (`inlineUnits`); a list, a text and JSON at once. */
const LARGE_TEXT = `[${Array.from({ length: 2_000 }, (_, index) => `"entry number ${index}"`).join(',\n')}]`;

function textOf(within: string): string {
  return [...document.querySelectorAll(within)]
    .map(({ textContent }) => textContent)
    .join(' ')
    .replace(/\s+/gu, ' ');
}

function openFolds(folded: string): void {
  for (const toggle of document.querySelectorAll<HTMLElement>(folded))
    if (toggle.getClientRects().length > 0) toggle.click();
}

const isSamePlace = (one: Point, other: Point) => one.x === other.x && one.y === other.y;

/** Fills a field or presses a control. Late content may move the page: a control is pressed once it stays in place. */
async function perform(engine: Engine, action: ControlAction): Promise<void> {
  let point = await engine.run(fillOrLocate, action);
  await wait(POLL_INTERVAL_MS);
  await until(async () => {
    const before = point;
    point = await engine.run(fillOrLocate, action);
    return point !== null && before !== null && (action.text !== undefined || isSamePlace(before, point));
  }, `Nothing is named “${action.name}”.`);
  if (point !== null && action.text === undefined) await engine.click(point);
}

/** Performs an example and waits until the page shows the expected result. */
export async function playExample(engine: Engine, { steps, within, expect }: Example): Promise<void> {
  await engine.run(openFolds, FOLDED);
  for (const step of steps) await perform(engine, { within: 'main', ...step });
  for (const text of expect.map((one) => one.replace(/\s+/gu, ' ').trim())) {
    await until(async () => (await engine.run(textOf, within)).includes(text), `“${text}” is not shown.`);
  }
}

/** Whether a control of that name can be pressed; waits up to a second for it to appear. */
async function offered(engine: Engine, within: string, name: string): Promise<boolean> {
  for (let asked = 0; asked < 10; asked += 1) {
    if ((await engine.run(fillOrLocate, { within, name })) !== null) return true;
    await wait(POLL_INTERVAL_MS);
  }
  return false;
}

/** Copies the result of a tool; a hub only embeds one. */
export async function copyResult(engine: Engine, { language, example }: Route): Promise<Verdict> {
  if (example?.within !== '#result') return 'none';
  const name = messageIn(language, 'common:actions.copy');
  const copied = messageIn(language, 'common:actions.copied');
  const pressed = { at: 0 };
  await until(async () => {
    // The live pages may move under the first press, as they would under a visitor's.
    if (Date.now() - pressed.at > PRESS_AGAIN_MS) {
      await perform(engine, { within: '#result', name });
      pressed.at = Date.now();
    }
    return (await engine.run(textOf, '#result [role=status]')).includes(copied);
  }, 'Copy said nothing.');
  return 'good';
}

async function hasFile(folder: string): Promise<boolean> {
  const files = await readdir(folder);
  const finished = files.filter((file) => !/\.part$|\.crdownload$|\.wkdownload$/u.test(file));
  // A browser renames a file when it has written it.
  const sizes = await Promise.all(finished.map((file) => stat(join(folder, file)).catch(() => ({ size: 0 }))));
  return sizes.some(({ size }) => size > 0);
}

/** Saves the result of a tool that offers it as a file. */
export async function downloadResult(engine: Engine, { language, example }: Route): Promise<Verdict> {
  if (example?.within !== '#result') return 'none';
  const { downloads } = engine;
  const name = messageIn(language, 'common:actions.download');
  if (!(await offered(engine, '#result', name))) return 'none';
  // A browser may ask before it writes over a file of the same name.
  for (const file of await readdir(downloads)) await rm(join(downloads, file));
  await perform(engine, { within: '#result', name });
  await until(() => hasFile(downloads), 'No file arrived.');
  return 'good';
}

/** The example again with a text so large that it leaves the page. */
export async function checkWorker(engine: Engine, { example }: Route): Promise<Verdict> {
  if (example === undefined || !(await engine.run(() => document.querySelector('main textarea') !== null)))
    return 'none';
  for (const step of example.steps) {
    const text = step.action === 'fill' && step.text.length > 3 && !/^\d+$/u.test(step.text) ? LARGE_TEXT : undefined;
    if (text !== undefined) await perform(engine, { within: 'main', name: step.name, text });
    // A text too large for a tool cannot be submitted.
    else if (step.action === 'press' && (await offered(engine, 'main', step.name))) {
      await perform(engine, { within: 'main', ...step });
    }
  }
  const counts = () => engine.run(() => (globalThis as Watched).engineWorkers);
  // A task begins a moment after the last key, if at all.
  for (let asked = 0; asked < 10 && (await counts()).started === 0; asked += 1) await wait(POLL_INTERVAL_MS);
  if ((await counts()).started === 0) return 'none';
  await until(async () => (await counts()).answered > 0, 'No worker answered.');
  return 'good';
}
