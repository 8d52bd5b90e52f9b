import { parseAst } from 'vitest/node';

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };

const LOOPS: ReadonlySet<string> = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function bodiesOfLoops(node: Node): readonly Node[] {
  const own = LOOPS.has(node.type) && isNode(node['body']) ? [node['body']] : [];
  return [
    ...own,
    ...Object.values(node).flatMap((value) =>
      (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(bodiesOfLoops),
    ),
  ];
}

const CHECK = 'if (performance.now() > globalThis.loopsEnd) throw new Error("endless");';

/**
 * Makes every loop of a module throw when it still runs at the time that `limitLoops.ts` sets for each test, because
 * a worker in an endless loop cannot be stopped from outside.
 *
 * @param code a TypeScript module; everything stays on its line
 */
export function guardLoops(code: string): string {
  const inserts = bodiesOfLoops(parseAst(code, { lang: 'ts' }) as unknown as Node).flatMap(({ type, start, end }) =>
    type === 'BlockStatement'
      ? [{ at: start + 1, text: CHECK }]
      : [
          { at: start, text: `{ ${CHECK}` },
          { at: end, text: '}' },
        ],
  );
  let guarded = code;
  for (const { at, text } of inserts.toSorted((one, other) => other.at - one.at))
    guarded = guarded.slice(0, at) + text + guarded.slice(at);
  return guarded;
}
