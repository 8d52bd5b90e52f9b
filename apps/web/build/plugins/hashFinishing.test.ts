import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { hashFinishing } from './hashFinishing.ts';

const root = mkdtempSync(join(tmpdir(), 'hash-finishing-'));
afterAll(() => rmSync(root, { recursive: true }));

async function nameWith(step: string): Promise<string | undefined> {
  const file = join(root, 'step.ts');
  writeFileSync(file, step);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [hashFinishing([file])],
    build: { write: false, rollupOptions: { input: join(root, 'app.ts') } },
  })) as { readonly output: readonly { readonly fileName: string }[] };
  return output[0]?.fileName;
}

it('gives a script another name where a later step has changed, and the same where none has', async () => {
  writeFileSync(join(root, 'app.ts'), `console.log('app');`);
  const name = await nameWith('1');
  expect(await nameWith('1')).toBe(name);
  expect(await nameWith('2')).not.toBe(name);
});

it('reads the steps that there are', () => {
  const { augmentChunkHash } = hashFinishing();
  expect(String((augmentChunkHash as () => string)())).toContain('bypassFacades');
});
