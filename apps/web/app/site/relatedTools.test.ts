import { describe, expect, it } from 'vitest';
import { registry } from '../registry/registry.ts';
import { relatedTools } from './relatedTools.ts';

function relatedTo(id: string): readonly string[] {
  const tool = registry.tools.find((candidate) => candidate.id === id);
  if (tool === undefined) throw new Error(`There is no tool ${id}.`);
  return relatedTools(tool, registry).map((related) => related.id);
}

describe('relatedTools', () => {
  it('leads every tool to four others', () => {
    for (const { id } of registry.tools) {
      const related = relatedTo(id);
      expect(new Set(related).size, id).toBe(4);
      expect(related, id).not.toContain(id);
    }
  });

  it('begins with those that share messages, also of another category', () => {
    expect(relatedTo('code-compare')[0]).toBe('text-compare');
    expect(relatedTo('profit-calculator').slice(0, 2).sort()).toEqual([
      'average-price-calculator',
      'return-calculator',
    ]);
  });

  it('goes on with its own category, nearest first', () => {
    const calculators = registry.toolsOf('calculator').map(({ id }) => id);
    for (const id of relatedTo('bmi-calculator')) expect(calculators).toContain(id);
  });
});
