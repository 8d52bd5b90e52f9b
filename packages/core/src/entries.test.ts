import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('.', import.meta.url));
const IMPORTED = /\bfrom '(\.{1,2}\/[^']+)'/gu;
/** What reads text or messages from outside. */
const READERS = /^[a-z]+\/(?:form|sources|exchanges|repair)\//u;

const files = globSync('**/*.ts', { cwd: SOURCES, exclude: (path) => /\.(?:test|bench|test-d)\.ts$/u.test(path) }).map(
  (path) => path.replaceAll('\\', '/'),
);
const importsOf = (path: string) =>
  Array.from(readFileSync(join(SOURCES, path), 'utf8').matchAll(IMPORTED), ([, from = '']) =>
    relative(SOURCES, join(SOURCES, dirname(path), from)).replaceAll('\\', '/'),
  );
const domainOf = (path: string) => path.split('/', 1)[0];

describe('the entries of the package', () => {
  it('have formulas that do not import the readers of their domain', () => {
    const formulas = files.filter((path) => !READERS.test(path));
    const crossing = formulas.flatMap((path) =>
      importsOf(path)
        .filter((from) => READERS.test(from) && domainOf(from) === domainOf(path))
        .map((from) => `${path} imports ${from}`),
    );
    expect(formulas.length).toBeGreaterThan(100);
    expect(files.some((path) => READERS.test(path))).toBe(true);
    expect(crossing).toEqual([]);
  });

  it('are lists of names', () => {
    const indexes = files.filter((path) => path.endsWith('/index.ts'));
    const open = indexes.filter((path) => readFileSync(join(SOURCES, path), 'utf8').includes('export *'));
    expect(indexes.length).toBeGreaterThan(20);
    expect(open).toEqual([]);
  });
});
