// `pnpm size:core`: what each public function of the core weighs in a page. With `--write` also writes the page of the
// documentation that lists the large ones.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionSizes } from './functionSizes.ts';
import { readPackage } from './readPackage.ts';
import { GOAL_BYTES, percentBelowGoal, SIZE_REPORT, sizeReport } from './sizeReport.ts';

const HEAVIEST_SHOWN = process.argv.includes('--all') ? Number.POSITIVE_INFINITY : 20;

function summary(title: string, bytes: readonly number[]): string {
  const sorted = bytes.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `${title}: median ${at(0.5)}, 95th percentile ${at(0.95)}, maximum ${at(1)}; ${percentBelowGoal(bytes)}% below ${GOAL_BYTES}\n`;
}

const measured = await functionSizes(readPackage('core'));
const { rational, reader, sizes } = measured;
const sorted = sizes.toSorted((a, b) => b.bytes - a.bytes);
for (const { name, entry, bytes } of sorted.slice(0, HEAVIEST_SHOWN)) {
  process.stdout.write(`${String(bytes).padStart(7)}  ${name}  (${entry})\n`);
}
process.stdout.write(`\n${sizes.length} functions, bytes minified and compressed\n`);
const beyondExact = sizes.map(({ bytes }) => bytes);
process.stdout.write(summary(`beyond the exact number (${rational})`, beyondExact));
const beyondBoth = sizes.map(({ beyondReader }) => beyondReader);
process.stdout.write(summary(`beyond it and the reader of typed numbers (${reader} more)`, beyondBoth));
if (process.argv.includes('--write')) {
  writeFileSync(join(import.meta.dirname, '../../..', SIZE_REPORT), await sizeReport(measured));
}
