// `pnpm size`: what each page loads before it can be used, as it is served, and in brackets what that starts at once,
// such as the code of the result. Fails if the former is above the budget. With `--why` also what the heavy chunks
// consist of.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { categories } from '../app/registry/categories.ts';
import { plainPath } from '../app/site/localPath.ts';
import { CLIENT, filesIn, pathFrom } from './paths.ts';
import { printParts } from './printParts.ts';

const TOOL_BUDGET_KB = 140;
const HOME_BUDGET_KB = 130;
/** A category page is a separate page with its first tool. */
const CATEGORY_BUDGET_KB = 145;
const MAX_REQUESTS = 25;
const BYTES_PER_KB = 1000;

type PageSize = {
  readonly page: string;
  readonly script: number;
  readonly style: number;
  readonly files: number;
  readonly started: number;
  readonly startedFiles: number;
};

async function servedBytes(url: string): Promise<number> {
  const file = join(CLIENT, url);
  const compressed = await stat(`${file}.br`).catch(() => stat(file));
  return compressed.size;
}

async function total(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(urls.map(servedBytes));
  return sizes.reduce((sum, size) => sum + size, 0) / BYTES_PER_KB;
}

const STARTED_TAG = /<link [^>]*data-started=[^>]*>/gu;

const UNUSED_TAG = /<link [^>]*media="not all"[^>]*>/gu;

/** The scripts and styles that a piece of HTML loads. */
function urlsIn(html: string): readonly string[] {
  const found = html.replaceAll(UNUSED_TAG, '').matchAll(/(?:href|src)="(\/assets\/[^"#]+\.(?:js|css))#?"/gu);
  return [...new Set([...found].map(([, url = '']) => url))];
}

async function measure(file: string): Promise<PageSize> {
  const html = await readFile(file, 'utf8');
  const started = urlsIn([...html.matchAll(STARTED_TAG)].join(''));
  const unique = urlsIn(html).filter((url) => !started.includes(url));
  const page = `/${pathFrom(CLIENT, file).replace(/(?:\/?index)?\.html$/u, '')}`;
  return {
    page,
    script: await total(unique.filter((url) => url.endsWith('.js'))),
    style: await total(unique.filter((url) => url.endsWith('.css'))),
    files: unique.length,
    started: await total(started),
    startedFiles: started.length,
  };
}

function isHome(page: string): boolean {
  return plainPath(page) === '/';
}

function budgetOf(page: string): number {
  const path = plainPath(page);
  if (isHome(page)) return HOME_BUDGET_KB;
  return categories.some((category) => category.path === path) ? CATEGORY_BUDGET_KB : TOOL_BUDGET_KB;
}

const pages = (await filesIn(CLIENT)).filter((file) => file.endsWith('.html'));
const sizes = (await Promise.all(pages.map(measure))).sort((a, b) => b.script - a.script);
const over: string[] = [];
for (const { page, script, style, files, started, startedFiles } of sizes) {
  const budget = budgetOf(page);
  const note =
    Number(script.toFixed(1)) > budget
      ? `  over ${budget} kB`
      : isHome(page) && files > MAX_REQUESTS
        ? `  over ${MAX_REQUESTS} files`
        : '';
  if (note !== '') over.push(page);
  process.stdout.write(
    `${page.padEnd(48)} ${script.toFixed(1).padStart(6)} kB script ${style.toFixed(1).padStart(5)} kB style ${String(files).padStart(3)} files  (+${started.toFixed(1).padStart(5)} kB ${String(startedFiles).padStart(2)} files)${note}\n`,
  );
}
if (process.argv.includes('--why')) await printParts();
if (over.length > 0) {
  process.stderr.write(`Pages over their budget: ${over.length}. See what their chunks consist of: pnpm size --why\n`);
  process.exit(1);
}
