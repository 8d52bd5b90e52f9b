// `pnpm bench:page`: how fast pages open, respond and process files, compared to a minimal page in the same run.
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../site/browser.ts';
import startSite, { URL_VARIABLE } from '../site/startSite.ts';
import { startFloor } from './floor.ts';
import { firstView, heavy, median, typing } from './measure.ts';
import { PRESETS, type Preset } from './presets.ts';
import { HEAVY_ROWS, TYPING_ROWS, VIEW_ROWS } from './rows.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const runs = Number(values.runs);

function ms(value: number | undefined): string {
  return value === undefined ? '–' : value < 10 ? value.toFixed(1) : String(Math.round(value));
}

function line(preset: Preset, name: string, cells: readonly string[]): void {
  process.stdout.write(
    `${preset.name.padEnd(8)} ${name.padEnd(26)} ${cells.map((cell) => cell.padEnd(16)).join('')}\n`,
  );
}

async function repeated<Value>(work: () => Promise<Value>, times = runs): Promise<readonly Value[]> {
  const values: Value[] = [];
  for (let round = 0; round < times; round += 1) values.push(await work());
  return values;
}

async function views(browser: Browser, preset: Preset, urlOf: (path: string) => string): Promise<void> {
  for (const { name, path, answer } of VIEW_ROWS) {
    const found = await repeated(() => firstView(browser, preset, urlOf(path), answer));
    const usable = found.map((view) => view.usable).filter((value) => value !== undefined);
    line(preset, `open ${name}`, [
      `LCP ${ms(median(found.map(({ lcp }) => lcp)))}`,
      `TBT ${ms(median(found.map(({ tbt }) => tbt)))}`,
      `usable ${ms(usable.length > 0 ? median(usable) : undefined)}`,
    ]);
  }
}

async function typed(browser: Browser, preset: Preset, urlOf: (path: string) => string): Promise<void> {
  for (const { name, path, field } of TYPING_ROWS) {
    const found = await repeated(() => typing(browser, preset, urlOf(path), field), 3);
    line(preset, `type ${name}`, [
      `key ${ms(median(found.map(({ key }) => key)))}`,
      `paste ${ms(median(found.map(({ paste }) => paste)))}`,
    ]);
  }
}

async function digested(browser: Browser, preset: Preset, urlOf: (path: string) => string): Promise<void> {
  for (const { name, path, work } of HEAVY_ROWS) {
    const found = await repeated(() => heavy(browser, preset, urlOf(path), work()), 3);
    line(preset, `digest ${name}`, [
      `result ${ms(median(found.map(({ result }) => result)))}`,
      `freeze ${ms(median(found.map(({ freeze }) => freeze)))}`,
    ]);
  }
}

const closeSite = await startSite();
const floor = await startFloor();
const browser = await chromium.launch(browserOptions());
/** The baseline page is served beside the site at a path that no page uses. */
const urlOf = (path: string) => (path === 'floor' ? floor.url : `${process.env[URL_VARIABLE] ?? ''}${path}`);

process.stdout.write(`milliseconds, medians (${runs} cold visits; typing and files 3)\n`);
for (const preset of PRESETS) {
  if (values.only === '' || values.only === 'open') await views(browser, preset, urlOf);
  if (values.only === '' || values.only === 'type') await typed(browser, preset, urlOf);
  if ((values.only === '' || values.only === 'digest') && preset.slowdown === 1) await digested(browser, preset, urlOf);
}
await browser.close();
floor.close();
await closeSite();
