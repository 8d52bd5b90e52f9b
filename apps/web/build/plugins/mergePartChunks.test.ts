import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { filesIn } from '../paths.ts';
import { LOADERS, mergePartChunks } from './mergePartChunks.ts';

const root = mkdtempSync(join(tmpdir(), 'merge-part-chunks-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The code of the files that are built from a page. */
async function filesOf(page: string): Promise<readonly string[]> {
  for (const part of ['one', 'two', 'three']) writeFileSync(join(root, `${part}.ts`), `export default '${part}!';`);
  writeFileSync(join(root, 'page.ts'), page);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [mergePartChunks()],
    build: { write: false, minify: false, rollupOptions: { input: join(root, 'page.ts') } },
  })) as { readonly output: readonly { readonly code?: string }[] };
  return output.flatMap(({ code }) => code ?? []);
}

const DECLARED = `const lazyPart = <Part>(load: () => Promise<Part>) => load;
const lazyModule = lazyPart;
const latePart = lazyPart;
const onDemandPart = lazyPart;
`;

it('puts the parts that a file starts to load into one chunk, and keeps those on demand apart', async () => {
  const files = await filesOf(`${DECLARED}
export const parts = [lazyPart(() => import('./one.ts')), lazyModule<unknown>(
  () => import('./two.ts'),
), onDemandPart(() => import('./three.ts'))];
console.log(parts);`);
  const holding = (text: string) => files.filter((code) => code.includes(text));
  expect(files).toHaveLength(3);
  expect(holding('one!')).toEqual(holding('two!'));
  expect(holding('one!')).toHaveLength(1);
  expect(holding('three!')).not.toEqual(holding('one!'));
});

it('puts the parts that start once the page is idle into a chunk of their own', async () => {
  const files = await filesOf(`${DECLARED}
export const parts = [lazyPart(() => import('./one.ts')), latePart(() => import('./two.ts')), latePart(
  () => import('./three.ts'),
)];
console.log(parts);`);
  const holding = (text: string) => files.filter((code) => code.includes(text));
  expect(holding('two!')).toEqual(holding('three!'));
  expect(holding('two!')).not.toEqual(holding('one!'));
});

it('gives each loader its own module', async () => {
  const files = await filesOf(`${DECLARED}
export const one = lazyPart(() => import('./one.ts'));
export const two = lazyPart(() => import('./two.ts'));
console.log(one, two);`);
  const [page = ''] = files.filter((code) => code.includes('console.log'));
  expect(page).toMatch(/one = lazyPart\(\(\) => .*\.part0\)/u);
  expect(page).toMatch(/two = lazyPart\(\(\) => .*\.part1\)/u);
});

it('marks a single part that starts with the page, and leaves a late one alone', async () => {
  const started = await filesOf(`${DECLARED}console.log(lazyPart(() => import('./one.ts')));`);
  expect(started.join('\n')).toContain('part0');
  const late = await filesOf(`${DECLARED}console.log(latePart(() => import('./one.ts')));`);
  expect(late.join('\n')).not.toContain('part0');
});

/** Loaders whose module has a chunk of its own, because only some visits load it. */
const SEPARATE = ['fetchLate', 'fetchOnce', 'onDemandPart', 'optionalPart', 'retryOnce'];

it('knows every loader of the application', async () => {
  const sources = (await filesIn(join(import.meta.dirname, '../../app'))).filter((file) => /\.tsx?$/u.test(file));
  const loaders = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?function (\w+)<[^(]*\(\s*load: /gmu)].map(
      ([, name]) => name,
    ),
  );
  const listed = [...LOADERS.flatMap(({ names }) => names), ...SEPARATE];
  expect(loaders.sort()).toEqual(listed.sort());
});
