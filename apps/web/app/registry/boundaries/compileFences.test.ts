import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../../..');
const TSC = join(ROOT, 'node_modules/.bin/tsc');

/** The compiler's diagnostics for a file inside a package, with the settings of that package. */
async function compile(folder: string, name: string, source: string, others: readonly string[] = []): Promise<string> {
  const base = join(ROOT, folder);
  const place = await mkdtemp(join(base, '.fence-'));
  try {
    await writeFile(join(place, name), source);
    const settings = {
      extends: '../tsconfig.json',
      include: [name, ...others],
      exclude: [],
      compilerOptions: { rootDirs: ['.'] },
    };
    await writeFile(join(place, 'tsconfig.json'), JSON.stringify(settings));
    await promisify(execFile)(TSC, ['-p', join(place, 'tsconfig.json')]);
    return '';
  } catch (error) {
    return String((error as { readonly stdout?: string }).stdout ?? error);
  } finally {
    await rm(place, { recursive: true });
  }
}

type Fence = readonly [name: string, folder: string, file: string, source: string, says: RegExp];

const fences: readonly Fence[] = [
  ['core has no window', 'packages/core', 'x.ts', 'export const x = window.name;', /Cannot find name 'window'/u],
  ['core has no fetch', 'packages/core', 'x.ts', "export const x = fetch('/');", /Cannot find name 'fetch'/u],
  ['core has no timers', 'packages/core', 'x.ts', 'setTimeout(() => 1, 2);', /Cannot find name 'setTimeout'/u],
  ['core has no process', 'packages/core', 'x.ts', 'export const x = process.env;', /Cannot find name 'process'/u],
  ['core has no React', 'packages/core', 'x.ts', "export { useState } from 'react';", /Cannot find module 'react'/u],
  [
    'the inside of core cannot be imported',
    'apps/web',
    'x.ts',
    "export { vatInTotal } from '@toolbox/core/src/vat/vat.ts';",
    /Cannot find module '@toolbox\/core\/src/u,
  ],
  [
    'ui knows no core',
    'packages/ui',
    'x.ts',
    "export { ok } from '@toolbox/core';",
    /Cannot find module '@toolbox\/core'/u,
  ],
  [
    'a tool needs messages',
    'apps/web',
    'x.ts',
    "import { defineTool } from '../app/registry/defineTool.ts';\nexport default defineTool({ id: 'no-such-tool', category: 'string', rank: 1, icon: 'text', emoji: '', network: [] });",
    /"no-such-tool"' is not assignable/u,
  ],
];

/** An unknown path could have any placeholder, so the compiler may ask for values before it refuses the path. */
const WRONG_CALL = /x\.ts\(5,\d+\): error TS(?:2345|2554)/u;
const wordFences: readonly (readonly [name: string, call: string, says: RegExp])[] = [
  ['a missing key', "t('nothing')", WRONG_CALL],
  ['a branch used as a sentence', "t('labels')", WRONG_CALL],
  ['a missing placeholder', "t('document.charactersOfMax', { count: 1 })", /'max' is missing/u],
  ['placeholders left out altogether', "t('document.charactersOfMax')", /Expected 2 arguments/u],
];

describe('the fences of the compiler', () => {
  it.each(fences)(
    '%s',
    async (_name, folder, file, source, says) => {
      expect(await compile(folder, file, source)).toMatch(says);
    },
    60_000,
  );

  it.each(wordFences)(
    'refuse %s',
    async (_name, call, says) => {
      const source = `import { translateIn } from '@toolbox/i18n';\nimport type { i18n } from 'i18next';\nexport function x(i: i18n) {\n  const t = translateIn(i, 'common');\n  return ${call};\n}`;
      expect(await compile('apps/web', 'x.ts', source)).toMatch(says);
    },
    60_000,
  );

  it('refuse a failure without a sentence, and a placeholder that is not a fact', async () => {
    const source = [
      "import type { FailureSentences } from '../src/failureSentences.ts';",
      "const words = { 'vat.amountNotPositive': '{{nothing}}' } as const;",
      'export const all = words satisfies FailureSentences<typeof words>;',
    ].join('\n');
    const said = await compile('packages/i18n', 'x.ts', source, ['../../core/src/*/index.ts']);
    expect(said).toMatch(/missing the following properties|is not assignable|a placeholder is not a fact/u);
  }, 60_000);

  it('let a sound file pass', async () => {
    expect(await compile('packages/core', 'x.ts', 'export const x = 1;')).toBe('');
  }, 60_000);
});
