import { isNode, type Node, nodesIn, parseModule } from './syntaxTree.ts';

const LOOPS: ReadonlySet<string> = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);

function bodiesOfLoops(node: Node): readonly Node[] {
  const own = LOOPS.has(node.type) && isNode(node['body']) ? [node['body']] : [];
  return [...own, ...Object.values(node).flatMap(nodesIn).flatMap(bodiesOfLoops)];
}

const CHECK = 'if (performance.now() > globalThis.loopsEnd) throw new Error("endless");';

/**
 * Makes every loop of a module throw when it still runs at the time that `limitLoops.ts` sets for each test, because
 * a worker in an endless loop cannot be stopped from outside.
 *
 * @param code a TypeScript module; everything stays on its line
 */
export function guardLoops(code: string): string {
  const inserts = bodiesOfLoops(parseModule(code)).flatMap(({ type, start, end }) =>
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
