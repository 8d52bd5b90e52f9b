import { setTimeout as wait } from 'node:timers/promises';
import { listSideways } from '../support/inPage/listSideways.ts';
import type { Engine } from './engine.ts';
import type { Route } from './route.ts';
import { checkFeed, checkOffline, checkPrint, openPage, reportedErrors, untilHydrated } from './tryPage.ts';
import { checkWorker, copyResult, downloadResult, playExample, type Verdict } from './tryTool.ts';
import type { WatchedSite } from './watchedSite.ts';

/** What is checked on each page, in the order of the columns. */
export const CELLS = [
  'loads',
  'hydrates',
  'example',
  'copy',
  'download',
  'worker',
  'socket',
  'offline',
  'print',
  'console',
  '360',
  '320',
] as const;
export type Cell = (typeof CELLS)[number];

export type Verdicts = Readonly<Record<Cell, Verdict>>;

const SETTLE_MS = 200;
const SETTLE_TIMES = 10;
const WIDE = { width: 1280, height: 800 };
const NARROW_HEIGHT = 740;

/** Late content may bring its own style; only what stays too wide is an error. */
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

/** Opens a page and checks everything that every engine must do with it. */
export async function checkRoute(engine: Engine, site: WatchedSite, route: Route): Promise<Verdicts> {
  const { example } = route;
  const loads = await attempt(async () => {
    await engine.resize(WIDE.width, WIDE.height);
    await openPage(engine, site.url, route);
    return 'good';
  });
  const hydrates = await attempt(async () => {
    await untilHydrated(engine);
    return 'good';
  });
  const played = await attempt(async () => {
    if (example === undefined) return 'none';
    await playExample(engine, example);
    return 'good';
  });
  const copy = await attempt(() => copyResult(engine, route));
  const download = await attempt(() => downloadResult(engine, route));
  const socket = await attempt(() => checkFeed(engine, route));
  const at360 = await attempt(() => staysNarrow(engine, 360));
  const at320 = await attempt(() => staysNarrow(engine, 320));
  const print = await attempt(() => checkPrint(engine, route));
  const worker = await attempt(async () => {
    await engine.resize(WIDE.width, WIDE.height);
    return checkWorker(engine, route);
  });
  const reported = await attempt(() => reportedErrors(engine));
  const offline = await attempt(() => checkOffline(engine, site, route));
  return {
    loads,
    hydrates,
    example: played,
    copy,
    download,
    worker,
    socket,
    offline,
    print,
    console: reported,
    360: at360,
    320: at320,
  };
}
