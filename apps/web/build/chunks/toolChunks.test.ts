import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { toolParts } from './toolChunks.ts';

const tool = (file: string) => join(ROOT, `apps/web/app/tools/salary/${file}`).replaceAll('\\', '/');
const CORE = join(ROOT, 'packages/core/src/salary/takeHome.ts').replaceAll('\\', '/');

type Imports = { readonly now?: readonly string[]; readonly later?: readonly string[] };

const graph = (modules: Readonly<Record<string, Imports>>) => (id: string) => {
  const { now = [], later = [] } = modules[id] ?? {};
  return { importedIds: now, dynamicallyImportedIds: later };
};

it('separates what the page of a tool imports from what starts to load with it', () => {
  const infoOf = graph({
    [tool('View.tsx')]: { now: [tool('Form.tsx'), CORE], later: [tool('View.tsx?started'), tool('Late.tsx')] },
    [tool('Form.tsx')]: { now: [tool('words.ts')], later: [tool('Form.tsx?started')] },
    [tool('View.tsx?started')]: { now: [tool('Result.tsx')] },
    [tool('Form.tsx?started')]: { now: [tool('Options.tsx')] },
    [tool('Result.tsx')]: { now: [tool('words.ts'), tool('Table.tsx'), CORE] },
    [tool('Late.tsx')]: { now: [tool('rare.ts')] },
  });
  const { own, started } = toolParts('salary', tool('View.tsx'), infoOf);
  expect([...own].sort()).toEqual([tool('Form.tsx'), tool('View.tsx'), tool('words.ts')]);
  expect([...started].sort()).toEqual(
    ['Form.tsx?started', 'Options.tsx', 'Result.tsx', 'Table.tsx', 'View.tsx?started'].map(tool),
  );
});

it('names nothing for parts that are one file anyway', () => {
  const infoOf = graph({
    [tool('View.tsx')]: { later: [tool('View.tsx?started')] },
    [tool('View.tsx?started')]: { now: [tool('Result.tsx')] },
  });
  expect(toolParts('salary', tool('View.tsx'), infoOf).started).toEqual(new Set());
});
