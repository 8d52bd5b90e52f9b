// `pnpm size:core`: what each public function of the core weighs in a page.
import { functionSizes } from './functionSizes.ts';
import { readPackage } from './readPackage.ts';

const HEAVIEST_SHOWN = process.argv.includes('--all') ? Number.POSITIVE_INFINITY : 20;

const { rational, sizes } = await functionSizes(readPackage('core'));
const sorted = sizes.toSorted((a, b) => b.bytes - a.bytes);
const at = (share: number) => sorted[Math.floor(sorted.length * (1 - share))]?.bytes ?? 0;
for (const { name, entry, bytes } of sorted.slice(0, HEAVIEST_SHOWN)) {
  process.stdout.write(`${String(bytes).padStart(7)}  ${name}  (${entry})\n`);
}
process.stdout.write(`
${sizes.length} functions, minified and compressed, bytes beyond the exact number:
median ${at(0.5)}, 95th percentile ${at(0.95)}, maximum ${at(1)}; ${sizes.filter(({ bytes }) => bytes < 1000).length} are below 1,000
the exact number itself: ${rational}
`);
