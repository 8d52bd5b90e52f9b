// `pnpm audit:site [--runs=5] [path …]`: fails below 99 for performance (the median of the runs), 100 for the other
// categories of Lighthouse, 130 for the headers, and on any violation that axe finds.
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startDemo } from '@toolbox/server/fakes/startDemo';
import { axeFindings } from '../support/checks/axe.ts';
import { browserOptions } from '../support/site/browser.ts';
import { headerScore } from './headerScore.ts';

const PAGES = ['/', '/string-tools/char-count', '/code-tools/json-formatter', '/crypto-tools/real-time-chart'];
const MIN_SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MIN_HEADER_SCORE = 130;
const PERCENT = 100;
const DEBUG_PORT = 9333;
/** Long enough for the live pages to get their first figures. */
const SETTLE_MS = 3000;

type Category = keyof typeof MIN_SCORES;
type Report = { readonly lhr: { readonly categories: Readonly<Record<string, { readonly score: number | null }>> } };
type Lighthouse = {
  readonly default: (url: string, flags: Readonly<Record<string, unknown>>) => Promise<Report | undefined>;
};

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const paths = positionals.length > 0 ? positionals : PAGES;
const tool = process.env['LIGHTHOUSE'];
if (tool === undefined) throw new Error('LIGHTHOUSE is not set: start this with `pnpm audit:site`.');
const { default: lighthouse } = (await import(pathToFileURL(tool).href)) as Lighthouse;

const categories = Object.keys(MIN_SCORES) as Category[];
const { args, ...launch } = browserOptions();
const demo = await startDemo({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${DEBUG_PORT}`] });
const problems: string[] = [];

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function require(isMet: boolean, problem: string): void {
  if (!isMet) problems.push(problem);
}

async function scoresOf(url: string): Promise<Readonly<Record<Category, number>>> {
  const reports: (Report | undefined)[] = [];
  for (let run = 0; run < runs; run += 1)
    reports.push(await lighthouse(url, { port: DEBUG_PORT, onlyCategories: categories, logLevel: 'error' }));
  const scoreOf = (category: Category) =>
    median(reports.map((report) => Math.round((report?.lhr.categories[category]?.score ?? 0) * PERCENT)));
  return Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Record<Category, number>;
}

async function violations(url: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await wait(SETTLE_MS);
    return await axeFindings(page);
  } finally {
    await page.close();
  }
}

try {
  for (const path of paths) {
    const url = `${demo.url}${path}`;
    const scores = await scoresOf(url);
    const { score, results } = headerScore((await fetch(url)).headers);
    const found = await violations(url);
    process.stdout.write(
      `${path.padEnd(34)} ${categories.map((category) => `${category} ${scores[category]}`).join(', ')}, headers ${score}, axe ${found.length}\n`,
    );
    for (const category of categories)
      require(scores[category] >=
        MIN_SCORES[category], `${path}: ${category} ${scores[category]} of ${MIN_SCORES[category]}`);
    const lost = results.filter(({ modifier }) => modifier < 0).map(({ rule }) => rule);
    require(score >= MIN_HEADER_SCORE, `${path}: headers ${score} of ${MIN_HEADER_SCORE} (${lost.join(', ')})`);
    for (const finding of found) require(false, `${path}: ${finding}`);
  }
} finally {
  await browser.close();
  await demo.close();
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
