import { setTimeout as wait } from 'node:timers/promises';
import { isHydrated } from '../support/inPage/isHydrated.ts';
import { listSideways } from '../support/inPage/listSideways.ts';
import type { Engine } from './engine.ts';
import { applyPrintStyles, excessWidth, hasPicture, listControls, visibleText } from './inPage/paper.ts';
import type { Watched } from './inPage/watchPage.ts';
import { type Route, UNKNOWN } from './route.ts';
import { playExample, type Verdict } from './tryTool.ts';
import { until } from './until.ts';
import type { WatchedSite } from './watchedSite.ts';

const POLL_INTERVAL_MS = 100;
const MAX_ASKED = 30;
/** A live page connects to the server as soon as it is hydrated. */
const SOCKET_WITHIN_MS = 2_000;
/** The first page of a run fetches the whole site. */
const STORED_WITHIN_MS = 60_000;
/** A4 without its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };
/** Content for screen readers only is a pixel wide and may be at the edge. */
const SLACK_PX = 2;

/** Opens a page and waits until it is shown in its language and its controls work. */
export async function openPage(engine: Engine, url: string, { address, language }: Route): Promise<void> {
  await engine.open(url + address);
  await until(
    () =>
      engine.run(
        (lang) => document.documentElement.lang === lang && document.querySelectorAll('h1').length === 1,
        language,
      ),
    'It has no heading in its language.',
  );
}

export async function untilHydrated(engine: Engine): Promise<void> {
  await until(() => engine.run(isHydrated), 'It is not hydrated.');
}

/** Errors on the page since it was opened. */
export async function reportedErrors(engine: Engine): Promise<Verdict> {
  const findings = await engine.run(() => (globalThis as Watched).engineFindings);
  return findings.length === 0 ? 'good' : { wrong: findings.join(' ') };
}

/** Whether the live feed delivers messages, on a page that uses it. */
export async function checkFeed(engine: Engine, { needsServer }: Route): Promise<Verdict> {
  if (!needsServer) return 'none';
  const counts = () => engine.run(() => (globalThis as Watched).engineSockets);
  for (const end = Date.now() + SOCKET_WITHIN_MS; (await counts()).opened === 0; await wait(POLL_INTERVAL_MS)) {
    if (Date.now() > end) return 'none';
  }
  await until(async () => (await counts()).received > 0, 'The socket is silent.');
  return 'good';
}

/** Opens the page again without a network; a tool that needs no server does its example there. */
export async function checkOffline(engine: Engine, site: WatchedSite, route: Route): Promise<Verdict> {
  if (route.path === UNKNOWN) return 'none';
  const isStored = () => engine.run(() => (globalThis as Watched).engineStored);
  await until(isStored, 'The site was not stored.', STORED_WITHIN_MS);
  site.setOffline(true);
  try {
    await openPage(engine, site.url, route);
    await untilHydrated(engine);
    if (route.needsServer) return 'good';
    if (route.example !== undefined) await playExample(engine, route.example);
    return await reportedErrors(engine);
  } finally {
    site.setOffline(false);
  }
}

/** Whether the printed page shows its result without controls and fits, and whether the engine can print it. */
export async function checkPrint(engine: Engine, { path, example }: Route): Promise<Verdict> {
  if (path === UNKNOWN) return 'none';
  await engine.resize(PAPER.width, PAPER.height);
  await engine.run(applyPrintStyles, true);
  try {
    await wait(POLL_INTERVAL_MS);
    const excess = await engine.run(excessWidth);
    const findings = [
      ...(await engine.run(listControls)),
      ...(excess > SLACK_PX ? await engine.run(listSideways) : []),
    ];
    const isResult = example?.within === '#result';
    // If the result is a picture, only the picture is printed.
    const wanted = isResult && !(await engine.run(hasPicture)) ? example.expect : [];
    const texts = wanted.map((one) => one.replace(/\s+/gu, ' ').trim());
    const read = () => engine.run(visibleText, isResult ? example.within : 'main');
    let shown = await read();
    // The page may have been loaded again just before, and its result arrives after its fields.
    for (let asked = 0; asked < MAX_ASKED && texts.some((text) => !shown.includes(text)); asked += 1) {
      await wait(POLL_INTERVAL_MS);
      shown = await read();
    }
    for (const text of texts) if (!shown.includes(text)) findings.push(`not on paper: “${text}”`);
    if (shown.trim() === '') findings.push('The paper is blank.');
    if (findings.length > 0) return { wrong: findings.join(' ') };
  } finally {
    await engine.run(applyPrintStyles, false);
  }
  const printed = await engine.print?.();
  if (printed !== undefined && Buffer.from(printed.subarray(0, 5)).toString() !== '%PDF-')
    return { wrong: 'The engine printed no PDF.' };
  return 'good';
}
