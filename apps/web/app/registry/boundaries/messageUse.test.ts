import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registry } from '../registry.ts';

const APP = join(import.meta.dirname, '../..');
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+\.tsx?)['"]/gu;
const READ = /\buseMessages\(\s*'([^']+)'/gu;
/** Part of every page, or loaded when a failure is to be described or something happens to what was entered. */
const EVERYWHERE = new Set(['common', 'meta', 'shell', 'errors', 'keeping']);
const SHARED = new Set(['address', 'compare', 'trade']);

const texts = new Map(
  readdirSync(APP, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name) && !/\.test\.tsx?$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(APP, file), readFileSync(file, 'utf8')]),
);

/** A file and everything it imports from the app, whether at once or later. */
function reachable(start: string, seen = new Set<string>()): ReadonlySet<string> {
  const text = texts.get(start);
  if (text === undefined || seen.has(start)) return seen;
  seen.add(start);
  for (const [, path = ''] of text.matchAll(IMPORT)) {
    reachable(relative(APP, resolve(APP, dirname(start), path)), seen);
  }
  return seen;
}

/** The namespaces that the code of a tool reads, its parts included. */
function namespacesOf(tool: string): ReadonlySet<string> {
  const files = [...reachable(`tools/${tool}/View.tsx`)].filter((file) => /^(?:tools|parts|browser)\//u.test(file));
  const found = files.flatMap((file) => [...(texts.get(file) ?? '').matchAll(READ)].map(([, name = '']) => name));
  return new Set(found.filter((name) => !EVERYWHERE.has(name)));
}

describe('the messages of a tool', () => {
  it.each(registry.tools.map((tool) => [tool.id, tool] as const))(
    '%s reads its own and the shared ones it declares, and nothing else',
    (id, { messages = [] }) => {
      expect([...namespacesOf(id)].sort()).toEqual([id, ...messages].sort());
    },
  );

  it('are read by a name that can be checked', () => {
    const dynamic = [...texts].filter(
      ([file, text]) => /^(?:tools|parts)\//u.test(file) && /useMessages\((?!')/u.test(text),
    );
    expect(dynamic.map(([file]) => file)).toEqual([]);
  });

  it('that are shared are read by two tools or more', () => {
    for (const name of SHARED) {
      expect(
        registry.tools.filter(({ messages }) => messages?.some((used) => used === name)).length,
        name,
      ).toBeGreaterThan(1);
    }
  });
});
