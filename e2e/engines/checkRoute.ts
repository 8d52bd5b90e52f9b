import { setTimeout as wait } from 'node:timers/promises';
import { isHydrated } from '../site/inPage/isHydrated.ts';
import { listSideways } from '../site/inPage/listSideways.ts';
import type { Engine } from './engine.ts';
import type { Watched } from './inPage/watchPage.ts';
import type { Route } from './route.ts';
import { copyResult, downloadResult, playExample, type Verdict, workAway } from './tryTool.ts';
import { until } from './until.ts';

/** What is looked at on each page, in the order of the columns. */
export const CELLS = ['loads', 'hydrates', 'example', 'copy', 'download', 'worker', 'console', '360', '320'] as const;
export type Cell = (typeof CELLS)[number];

export type Verdicts = Readonly<Record<Cell, Verdict>>;

const SETTLE_MS = 200;
const SETTLE_TIMES = 10;
const WIDE = { width: 1280, height: 800 };
const NARROW_HEIGHT = 740;

/** What arrives late may bring its style with it; what stays too wide is wrong. */
async function staysNarrow(engine: Engine, width: number): Promise<Verdict> {
  await engine.resize(width, NARROW_HEIGHT);
  let findings: readonly string[] = [];
  for (let asked = 0; asked < SETTLE_TIMES; asked += 1) {
    await wait(SETTLE_MS);
    findings = await engine.run(listSideways);
    if (findings.length === 0) return 'good';
  }
  return { wrong: findings.join(' ') };
}

async function attempt(look: () => Promise<Verdict>): Promise<Verdict> {
  try {
    return await look();
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

/** Opens a page and looks at everything that every engine must do with it. */
export async function checkRoute(engine: Engine, url: string, route: Route): Promise<Verdicts> {
  const { language, example } = route;
  const loads = await attempt(async () => {
    await engine.resize(WIDE.width, WIDE.height);
    await engine.open(url + route.address);
    await until('It has no heading in its language.', () =>
      engine.run(
        (lang) => document.documentElement.lang === lang && document.querySelectorAll('h1').length === 1,
        language,
      ),
    );
    return 'good';
  });
  const hydrates = await attempt(async () => {
    await until('It is not hydrated.', () => engine.run(isHydrated));
    return 'good';
  });
  const played = await attempt(async () => {
    if (example === undefined) return 'none';
    await playExample(engine, example);
    return 'good';
  });
  const copy = await attempt(() => copyResult(engine, route));
  const download = await attempt(() => downloadResult(engine, route));
  const at360 = await attempt(() => staysNarrow(engine, 360));
  const at320 = await attempt(() => staysNarrow(engine, 320));
  const worker = await attempt(async () => {
    await engine.resize(WIDE.width, WIDE.height);
    return workAway(engine, route);
  });
  const heard = await attempt(async () => {
    const findings = await engine.run(() => (globalThis as Watched).engineFindings);
    return findings.length === 0 ? 'good' : { wrong: findings.join(' ') };
  });
  return { loads, hydrates, example: played, copy, download, worker, console: heard, 360: at360, 320: at320 };
}
