import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../support/site/browser.ts';
import startSite, { URL_VARIABLE } from '../support/site/startSite.ts';
import { startFloor } from './floor/startFloor.ts';
import { digest, type Figures, median, move, openView, type } from './measure.ts';
import { PRESETS, type Preset } from './presets.ts';
import { DIGESTS, MOVES, type Pair, TYPINGS, VIEWS } from './subjects.ts';

/** The groups of rows that can be run alone. */
export const GROUPS = ['open', 'type', 'move', 'digest'] as const;
export type Group = (typeof GROUPS)[number];

/** A figure of a page of ours beside that of the floor: medians of the same number of runs. */
export type Row = {
  readonly preset: Preset['name'];
  readonly name: string;
  readonly figure: string;
  readonly ours: number;
  readonly floor: number;
};

type Job = {
  readonly group: Group;
  readonly preset: Preset;
  readonly name: string;
  readonly run: (browser: Browser, side: 'ours' | 'floor', urlOf: (path: string) => string) => Promise<Figures>;
};

/** What to measure on a device; large texts on the desktop only. */
function jobsOf(preset: Preset): readonly Job[] {
  const jobs = <Subject extends { readonly path: string }>(
    group: Group,
    pairs: readonly Pair<Subject>[],
    measure: (browser: Browser, preset: Preset, url: string, subject: Subject) => Promise<Figures>,
  ): readonly Job[] =>
    pairs.map((pair) => ({
      group,
      preset,
      name: pair.name,
      run: (browser, side, urlOf) => measure(browser, preset, urlOf(pair[side].path), pair[side]),
    }));
  const digests = DIGESTS.map(({ texts, ...pair }) => ({ pair, texts: texts() }));
  return [
    ...jobs('open', VIEWS, openView),
    ...jobs('type', TYPINGS, type),
    ...jobs('move', MOVES, move),
    ...(preset.slowdown > 1
      ? []
      : digests.flatMap(({ pair, texts }) =>
          jobs('digest', [pair], (browser, device, url, subject) => digest(browser, device, url, subject, texts)),
        )),
  ];
}

/** The medians of the figures that both sides have. */
function rowsOf({ preset, name }: Job, ours: readonly Figures[], floor: readonly Figures[]): readonly Row[] {
  const middle = (runs: readonly Figures[], figure: string) => median(runs.map((run) => run[figure] ?? Number.NaN));
  return Object.keys(ours[0] ?? {}).flatMap((figure) => {
    const row = { preset: preset.name, name, figure, ours: middle(ours, figure), floor: middle(floor, figure) };
    return Number.isNaN(row.ours) ? [] : [row];
  });
}

/**
 * Measures every row the given number of times. Ours and the floor take turns, in changing order, so that other load on
 * the machine affects both.
 *
 * @param onProgress receives the name of the round
 */
export async function runRows(
  runs: number,
  groups: readonly Group[],
  onProgress: (text: string) => void,
): Promise<readonly Row[]> {
  const closeSite = await startSite();
  const floor = await startFloor();
  const browser = await chromium.launch(browserOptions());
  const site = process.env[URL_VARIABLE] ?? '';
  const urlOf = (path: string) => (path.startsWith('floor:') ? path.replace('floor:', floor.url) : site + path);
  const jobs = PRESETS.flatMap(jobsOf).filter(({ group }) => groups.includes(group));
  const found = new Map(jobs.map((job) => [job, { ours: [] as Figures[], floor: [] as Figures[] }]));
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const [job, figures] of found) {
        onProgress(`${round + 1} of ${runs}: ${job.preset.name}, ${job.group} ${job.name}`);
        const sides = round % 2 === 0 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const);
        for (const side of sides) figures[side].push(await job.run(browser, side, urlOf));
      }
    }
  } finally {
    await browser.close();
    floor.close();
    await closeSite();
  }
  return [...found].flatMap(([job, { ours, floor: beside }]) => rowsOf(job, ours, beside));
}
