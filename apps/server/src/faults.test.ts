import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const BESIDE = [import.meta.dirname, ROOT];
const text = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8');

/** The rows of all tables, without headers: fault, what visitors see, how fast it recovers, test. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| *(?:Fault|-+) *\|/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('docs/faults.md', () => {
  it('has a section for each group of faults', () => {
    const groups = ['## Connections', '## Time and feed', '## Sources, store and log', '## Pages'];
    expect(text.match(/^## .*$/gm)).toEqual(groups);
    expect(rows.length).toBeGreaterThan(15);
  });

  it.each(rows.map((cells) => [cells[0], cells] as const))('has a test that exists for: %s', (_fault, cells) => {
    expect(cells).toHaveLength(4);
    expect(cells).not.toContain('');
    const tests = [...(cells[3] ?? '').matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`(?:: ([^;`]+))?/g)];
    expect(tests).not.toHaveLength(0);
    for (const [, path = '', title = ''] of tests) {
      const file = BESIDE.map((folder) => join(folder, path)).find(existsSync);
      expect(file, path).toBeDefined();
      expect(readFileSync(file ?? '', 'utf8')).toContain(title.trim());
    }
  });
});
