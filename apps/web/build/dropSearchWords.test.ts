import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { dropSearchWords } from './dropSearchWords.ts';

const root = mkdtempSync(join(tmpdir(), 'drop-search-words-'));
afterAll(() => rmSync(root, { recursive: true }));

async function bundled(file: string, metadata: string): Promise<string> {
  const path = join(root, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `export const metadata = {\n${metadata}\n} as const;\ndocument.title = metadata.description;\n`);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [dropSearchWords()],
    build: { write: false, minify: false, rollupOptions: { input: path, preserveEntrySignatures: 'strict' } },
  })) as { readonly output: readonly { readonly code?: string }[] };
  return output.map(({ code = '' }) => code).join('\n');
}

describe('dropSearchWords', () => {
  it.each([
    `  description: 'Counts.',\n  also: 'letters, words',`,
    `  description: 'Counts.',\n  also:\n    'letters, words',`,
    `  also: "a person's letters, words",\n  description: 'Counts.',`,
  ])('keeps only the rest of the metadata of a tool: %j', async (metadata) => {
    const code = await bundled('i18n/src/en/tools/char-count.ts', metadata);
    expect(code).toContain('Counts.');
    expect(code).not.toContain('letters');
  });

  it('keeps the words of other files', async () => {
    const code = await bundled('i18n/src/en/pages.ts', `  description: 'About.',\n  also: 'letters',`);
    expect(code).toContain('letters');
  });

  it('rejects metadata whose words it does not find', async () => {
    await expect(bundled('i18n/src/ko/tools/vat.ts', `  description: 'Tax.', also: 'words',`)).rejects.toThrow('also');
  });
});
