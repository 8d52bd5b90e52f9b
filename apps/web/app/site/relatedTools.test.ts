import { describe, expect, it } from 'vitest';
import { registry } from '../registry/registry.ts';
import { relatedTools } from './relatedTools.ts';

const related = registry.tools.map((tool) => ({ tool, others: relatedTools(tool, registry) }));

describe('relatedTools', () => {
  it('leads every tool to four others', () => {
    for (const { tool, others } of related) {
      expect(new Set(others).size, tool.id).toBe(4);
      expect(others, tool.id).not.toContain(tool);
    }
  });

  it('begins with those that share messages, also of another category, and goes on with its own category', () => {
    for (const { tool, others } of related) {
      const kinds = others.map((other) => {
        if (tool.messages?.some((name) => other.messages?.includes(name)) === true) return 0;
        return other.category === tool.category ? 1 : 2;
      });
      expect(kinds, tool.id).toEqual(kinds.toSorted());
      const sharing = registry.tools.filter(
        (other) => other !== tool && tool.messages?.some((name) => other.messages?.includes(name)) === true,
      );
      expect(
        kinds.filter((kind) => kind === 0),
        tool.id,
      ).toHaveLength(Math.min(4, sharing.length));
    }
  });
});
