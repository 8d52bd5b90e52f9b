import { allChunks } from '@toolbox/i18n';
import { describe, expect, it } from 'vitest';
import { reachable, texts } from '../../testing/importGraph.ts';
import { registry } from '../registry.ts';

const READ = /\buse(?:Late)?Messages\(\s*'([^']+)'/gu;
/** Part of every page, or loaded after it: for failures, for undo, for the palette. */
const EVERYWHERE = new Set(['common', 'meta', 'shell', 'errors', 'inputNotices', 'palette']);
const SHARED = new Set(['address', 'compare', 'trade']);

/** The namespaces that the code of a tool reads, including shared parts. */
function namespacesOf(tool: string): ReadonlySet<string> {
  const files = [...reachable(`tools/${tool}/View.tsx`)].filter((file) => /^(?:tools|parts|browser)\//u.test(file));
  const found = files.flatMap((file) => [...(texts.get(file) ?? '').matchAll(READ)].map(([, name = '']) => name));
  return new Set(found.filter((name) => !EVERYWHERE.has(name)));
}

describe('the messages of a tool', () => {
  it.each(registry.tools.map((tool) => [tool.id, tool] as const))(
    '%s reads its own, its late ones if it has any, and the shared ones that it declares',
    async (id, { messages = [] }) => {
      const own = (await allChunks()).filter((chunk) => chunk === id || chunk === `${id}/late`);
      expect([...namespacesOf(id)].sort()).toEqual([...own, ...messages].sort());
    },
  );

  it('are read by a name that can be checked', () => {
    const dynamic = [...texts].filter(
      ([file, text]) => /^(?:tools|parts)\//u.test(file) && /use(?:Late)?Messages\((?!')/u.test(text),
    );
    expect(dynamic.map(([file]) => file)).toEqual([]);
  });

  it('that are shared are read', () => {
    for (const name of SHARED) {
      const readers = registry.tools.filter(({ messages }) => messages?.some((used) => used === name));
      expect(readers, name).not.toEqual([]);
    }
  });
});
