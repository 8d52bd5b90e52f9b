import { parseArgs } from 'node:util';
import startSite, { URL_VARIABLE } from '../support/site/startSite.ts';
import { checkRoute } from './checkRoute.ts';
import type { Engine } from './engine.ts';
import { formatMatrix, type Row, redCells, untriedColumns } from './matrix.ts';
import { startChromium, startFirefox } from './puppeteerEngine.ts';
import { listRoutes, type Route } from './route.ts';
import { type WatchedSite, watchSite } from './watchedSite.ts';
import { startWebkit } from './webkitEngine.ts';

const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  firefox: startFirefox,
  webkit: startWebkit,
  chromium: startChromium,
};

async function lookThrough(
  start: () => Promise<Engine>,
  site: WatchedSite,
  routes: readonly Route[],
): Promise<readonly Row[]> {
  const engine = await start();
  const began = Date.now();
  const rows: Row[] = [];
  try {
    for (const route of routes) {
      rows.push({ engine: engine.name, route, verdicts: await checkRoute(engine, site, route) });
      process.stderr.write('.');
    }
  } finally {
    await engine.close();
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(`\n${formatMatrix(`${engine.name} (${engine.version}), ${seconds} s`, rows)}\n`);
  process.stdout.write(
    redCells(rows)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return rows;
}

/** Every page in every engine, as a matrix. Ends with 1 when a cell is red that is not a known failure. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { engine: { type: 'string', multiple: true }, only: { type: 'string' } } });
  const names = values.engine ?? Object.keys(ENGINES);
  const starts = names.map((name) => {
    const start = ENGINES[name];
    if (start === undefined)
      throw new Error(`No engine is called ${name}. There are ${Object.keys(ENGINES).join(', ')}.`);
    return start;
  });
  const routes = (await listRoutes()).filter(({ path }) => path.includes(values.only ?? ''));
  if (routes.length === 0) throw new Error(`The path of no page contains ${values.only}.`);
  const stop = await startSite();
  const site = await watchSite(process.env[URL_VARIABLE] ?? '');
  try {
    const rows: Row[] = [];
    for (const start of starts) rows.push(...(await lookThrough(start, site, routes)));
    const red = [...redCells(rows), ...(values.only === undefined ? untriedColumns(rows) : [])];
    process.stdout.write(red.length === 0 ? '\nEvery cell is green or a known failure.\n' : `\n${red.join('\n')}\n`);
    process.exitCode = red.length === 0 ? 0 : 1;
  } finally {
    site.close();
    await stop();
  }
}

// Browsers and servers must end with this process, even if a signal ends it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await main();
