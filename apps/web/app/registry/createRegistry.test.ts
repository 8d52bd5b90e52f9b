import { describe, expect, it } from 'vitest';
import { checkTools, RegistryError } from './checkTools.ts';
import { createRegistry, type FoundTool } from './createRegistry.ts';
import { defineTool, type ToolManifest } from './defineTool.ts';
import { discoverTools } from './discoverTools.ts';
import { registry } from './registry.ts';

/** A tool that does not exist. */
function found(folder: string, change: Partial<ToolManifest> = {}): FoundTool {
  const manifest = defineTool({
    id: folder as ToolManifest['id'],
    category: 'string',
    rank: 10,
    icon: 'text',
    emoji: '🔤',
    network: [],
    ...change,
  });
  return { folder, manifest };
}

function refusal(...tools: readonly FoundTool[]): string {
  try {
    checkTools(tools);
  } catch (error) {
    if (error instanceof RegistryError) return error.message;
    throw error;
  }
  return '';
}

describe('createRegistry', () => {
  it('orders by category, then by rank', () => {
    const { tools } = createRegistry([
      found('vat-calculator', { category: 'calculator' }),
      found('text-sorter', { rank: 20 }),
      found('char-count', { rank: 10 }),
    ]);
    expect(tools.map(({ path }) => path)).toEqual([
      '/string-tools/char-count',
      '/string-tools/text-sorter',
      '/calculator-tools/vat-calculator',
    ]);
  });

  it('takes the slug where there is one, so that two tools may share it in two categories', () => {
    const { toolAt } = createRegistry([
      found('qr-generator', { category: 'image' }),
      found('address-qr', { category: 'crypto', slug: 'qr-generator' }),
    ]);
    expect(toolAt('/image-tools/qr-generator')?.id).toBe('qr-generator');
    expect(toolAt('/crypto-tools/qr-generator')?.id).toBe('address-qr');
  });

  it('finds the category by whole segments', () => {
    const { categoryAt } = createRegistry([found('char-count')]);
    expect(categoryAt('/string-tools')?.id).toBe('string');
    expect(categoryAt('/string-tools/char-count')?.id).toBe('string');
    expect(categoryAt('/string-toolsx')).toBeUndefined();
    expect(categoryAt('/')).toBeUndefined();
  });

  it('refuses an id that is not the folder, and names the folder', () => {
    const tool = { ...found('char-count'), folder: 'char-counter' };
    expect(refusal(tool)).toContain('tools/char-counter');
  });

  it('refuses an unknown category', () => {
    const tool = found('char-count', { category: 'music' as ToolManifest['category'] });
    expect(refusal(tool)).toContain('tools/char-count: there is no category "music"');
  });

  it('refuses two tools at one path', () => {
    const same = found('text-sorter', { slug: 'char-count', rank: 20 });
    expect(refusal(found('char-count'), same)).toContain('tools/text-sorter: tools/char-count is already at');
  });

  it('refuses two tools with one rank in a category', () => {
    expect(refusal(found('char-count'), found('text-sorter'))).toContain('already has rank 10');
  });
});

it('finds the same tools on Node and in the bundle', async () => {
  expect((await discoverTools()).tools).toEqual(registry.tools);
});
