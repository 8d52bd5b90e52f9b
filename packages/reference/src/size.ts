// `pnpm size:core`: what each public function of the core weighs in a page.
import { functionSizes } from './functionSizes.ts';
import { readPackage } from './readPackage.ts';

const HEAVIEST_SHOWN = process.argv.includes('--all') ? Number.POSITIVE_INFINITY : 20;
const GOAL_BYTES = 1000;

function summary(title: string, bytes: readonly number[]): string {
  const sorted = bytes.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const small = sorted.filter((size) => size < GOAL_BYTES).length;
  const percent = Math.round((100 * small) / sorted.length);
  return `${title}: median ${at(0.5)}, 95th percentile ${at(0.95)}, maximum ${at(1)}; ${percent} % below ${GOAL_BYTES}\n`;
}

const { rational, reader, sizes } = await functionSizes(readPackage('core'));
const sorted = sizes.toSorted((a, b) => b.bytes - a.bytes);
for (const { name, entry, bytes } of sorted.slice(0, HEAVIEST_SHOWN)) {
  process.stdout.write(`${String(bytes).padStart(7)}  ${name}  (${entry})\n`);
}
process.stdout.write(`\n${sizes.length} functions, bytes minified and compressed\n`);
const beyondExact = sizes.map(({ bytes }) => bytes);
process.stdout.write(summary(`beyond the exact number (${rational})`, beyondExact));
const beyondBoth = sizes.map(({ beyondReader }) => beyondReader);
process.stdout.write(summary(`beyond it and the reader of typed numbers (${reader} more)`, beyondBoth));
