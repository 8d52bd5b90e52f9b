import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { markForEagerCompile } from './markForEagerCompile.ts';

const root = mkdtempSync(join(tmpdir(), 'mark-for-eager-compile-'));
afterAll(() => rmSync(root, { recursive: true }));

it('marks the chunks of every page in their first line, and no other', async () => {
  for (const name of ['app', 'other']) writeFileSync(join(root, `${name}.ts`), `console.log('${name}!');`);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [markForEagerCompile()],
    build: { write: false, rollupOptions: { input: [join(root, 'app.ts'), join(root, 'other.ts')] } },
  })) as { readonly output: readonly { readonly name?: string; readonly code?: string }[] };
  const firstLine = (name: string) => output.find((file) => file.name === name)?.code?.split('\n', 1)[0];
  expect(firstLine('app')).toBe('//# allFunctionsCalledOnLoad');
  expect(firstLine('other')).toContain('other!');
});
