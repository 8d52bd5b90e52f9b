import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../../..');
const run = promisify(execFile);
const PARTS = ['packages/core', 'packages/i18n', 'packages/ui', 'apps/web', 'scripts'];
let copy = '';

/** A copy of the sources whose packages find each other, and for the rest what is installed here. */
async function copyWorkspace(target: string): Promise<void> {
  for (const file of ['package.json', 'tsconfig.base.json']) await cp(join(ROOT, file), join(target, file));
  await symlink(join(ROOT, 'node_modules'), join(target, 'node_modules'));
  for (const part of PARTS) {
    const skip = /\/(?:node_modules|dist|\.turbo|\.fence-[^/]*)$/u;
    await cp(join(ROOT, part), join(target, part), { recursive: true, filter: (source) => !skip.test(source) });
    if (part === 'scripts') continue;
    const modules = join(target, part, 'node_modules');
    await mkdir(modules);
    for (const name of await readdir(join(ROOT, part, 'node_modules'))) {
      if (name !== '@toolbox') await symlink(join(ROOT, part, 'node_modules', name), join(modules, name));
    }
    await mkdir(join(modules, '@toolbox'));
    for (const name of ['core', 'i18n', 'ui'])
      await symlink(join(target, 'packages', name), join(modules, '@toolbox', name));
  }
}

/** The line that a new tool adds to an index of a language. */
async function addToIndex(language: string, index: 'tools' | 'guides', line: string): Promise<void> {
  const path = join(copy, `packages/i18n/src/${language}/${index}.ts`);
  const text = await readFile(path, 'utf8');
  await writeFile(
    path,
    text.replace(new RegExp(`export const ${index}\\b[^\\n]* = \\{`, 'u'), (start) => `${start}\n${line}`),
  );
}

describe('pnpm create:tool', () => {
  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'create-tool-'));
    await copyWorkspace(copy);
  }, 60_000);
  afterAll(() => rm(copy, { recursive: true }));

  function create(...words: readonly string[]) {
    return run('node', [join(copy, 'scripts/create-tool.ts'), ...words, '--root', copy]);
  }

  it('refuses an unknown category and an id that is not in kebab-case', async () => {
    await expect(create('music', 'new-tool')).rejects.toMatchObject({ stderr: expect.stringContaining('Usage') });
    await expect(create('string', 'NewTool')).rejects.toMatchObject({ stderr: expect.stringContaining('Usage') });
  });

  it('refuses a folder that is there', async () => {
    const said = { stderr: expect.stringContaining('already there') };
    await expect(create('calculator', 'vat-calculator')).rejects.toMatchObject(said);
  });

  it('lays out a tool that compiles with one line in the indexes of each language', async () => {
    const { stdout } = await create('calculator', 'new-tool');
    expect(stdout).toContain("'new-tool'");
    const folder = join(copy, 'apps/web/app/tools/new-tool');
    expect((await readdir(folder)).sort()).toEqual(['View.test.tsx', 'View.tsx', 'smoke.ts', 'tool.ts']);

    const tsc = () => run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', join(copy, 'apps/web/tsconfig.json')]);
    await expect(tsc()).rejects.toMatchObject({ stdout: expect.stringContaining('new-tool') });
    for (const language of ['ko', 'en']) {
      await addToIndex(language, 'tools', "  'new-tool': { name: 'New', load: () => import('./tools/new-tool.ts') },");
      await addToIndex(language, 'guides', "  'new-tool': () => import('./guides/new-tool.ts'),");
    }
    await expect(tsc()).resolves.toMatchObject({ stdout: '' });
  }, 120_000);
});
