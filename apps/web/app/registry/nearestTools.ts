import type { Tool } from './createRegistry.ts';

const MOST_SHOWN = 3;
/** Below this share of common pairs two names are strangers. */
const LEAST_LIKENESS = 0.3;
const LONGEST_COMPARED = 100;

function pairs(text: string): ReadonlySet<string> {
  const letters = text
    .toLowerCase()
    .slice(0, LONGEST_COMPARED)
    .replaceAll(/[^a-z0-9]/gu, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2)),
  );
}

/** Dice's coefficient on pairs of letters: 1 for the same, 0 for nothing in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  let common = 0;
  for (const pair of a) if (b.has(pair)) common += 1;
  return (2 * common) / (a.size + b.size);
}

/** The tools whose slug is most like the last part of a path, the likest first. @example '/string-tools/char-cuont' → char-count */
export function nearestTools(tools: readonly Tool[], path: string): readonly Tool[] {
  const asked = pairs(path.split('/').at(-1) ?? '');
  return tools
    .map((tool) => ({ tool, score: likeness(asked, pairs(tool.path.split('/').at(-1) ?? '')) }))
    .filter(({ score }) => score >= LEAST_LIKENESS)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_SHOWN)
    .map(({ tool }) => tool);
}
