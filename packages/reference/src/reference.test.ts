import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DOMAIN_PAGES, writtenFiles } from './writtenFiles.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SAY =
  'The code and what is made of it differ: run `pnpm reference`. Where api.md changes, add a changeset (`pnpm changeset`).';

describe('what is made of the comments', () => {
  let written: ReadonlyMap<string, string>;
  beforeAll(() => {
    written = writtenFiles(ROOT);
  });

  it('stands as a rebuild writes it', () => {
    const changed = [...written].filter(
      ([path, text]) => !existsSync(join(ROOT, path)) || readFileSync(join(ROOT, path), 'utf8') !== text,
    );
    expect(
      changed.map(([path]) => path),
      SAY,
    ).toEqual([]);
  });

  it('names what a comment links to', () => {
    const prose = [...written].map(([path, text]): [string, string] => [path, text.replaceAll(/^```.*?^```/gmsu, '')]);
    const pages = prose.filter(([path]) => path.startsWith(DOMAIN_PAGES));
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter(([, text]) => text.includes('{@link')).map(([path]) => path)).toEqual([]);
  });

  it('has no page of a domain that is gone', () => {
    const pages = globSync(`${DOMAIN_PAGES}/**/*.md`, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));
    expect(pages.filter((path) => !written.has(path))).toEqual([]);
  });
});
