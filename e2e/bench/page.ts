// `pnpm bench:page`: how fast pages open, respond, navigate and process large texts, compared with the floors.
// `pnpm bench:gate`: the same, and fails if a ratio to the floor exceeds the committed one by 15%.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compareRatios, type Ratios } from './compareRatios.ts';
import { GROUPS, type Row, runRows } from './runRows.ts';

const TABLE = new URL('ratios.json', import.meta.url);
const SLACK = 0.15;
/** Sizes, and figures of a few milliseconds or none at all, whose ratios are chance. */
const UNGATED: ReadonlySet<string> = new Set(['kB', 'requests', 'TBT', 'FCP']);
const DIGITS = 100;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    gate: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const groups = GROUPS.filter((group) => values.only?.includes(group) ?? true);
const unknown = values.only?.find((name) => !groups.some((group) => group === name));
if (unknown !== undefined) throw new Error(`No rows are called ${unknown}. There are ${GROUPS.join(', ')}.`);
if (values.only !== undefined && (values.gate || values.write))
  throw new Error('--gate and --write need all rows, so neither can be combined with --only.');

const nameOf = ({ preset, name, figure }: Row) => `${preset} ${name}: ${figure}`;

function shown(value: number): string {
  return Number.isNaN(value) ? '–' : value < 10 ? value.toFixed(1) : String(Math.round(value));
}

function print(rows: readonly Row[]): void {
  process.stdout.write(`medians of ${values.runs} runs; milliseconds where no unit is named\n`);
  process.stdout.write(`${''.padEnd(44)}${'ours'.padStart(8)}${'floor'.padStart(8)}${'ratio'.padStart(8)}\n`);
  for (const row of rows) {
    const cells = [shown(row.ours), shown(row.floor), row.floor > 0 ? (row.ours / row.floor).toFixed(2) : '–'];
    process.stdout.write(`${nameOf(row).padEnd(44)}${cells.map((cell) => cell.padStart(8)).join('')}\n`);
  }
}

function ratiosOf(rows: readonly Row[]): Ratios {
  const gated = rows.filter(({ figure, floor }) => !UNGATED.has(figure) && floor > 0);
  return Object.fromEntries(
    gated.map((row) => [nameOf(row), Math.round((row.ours / row.floor) * DIGITS) / DIGITS] as const),
  );
}

const rows = await runRows(Number(values.runs), groups, (text) => process.stderr.write(`${text}\n`));
print(rows);
if (values.gate) {
  const committed = JSON.parse(await readFile(TABLE, 'utf8')) as Ratios;
  const faults = compareRatios(ratiosOf(rows), committed, SLACK);
  for (const { name, found, limit } of faults) {
    process.stdout.write(
      `${name}: ${found?.toFixed(2) ?? 'not measured'}, at most ${limit?.toFixed(2) ?? 'unknown'}\n`,
    );
  }
  if (faults.length > 0) process.exitCode = 1;
}
// After the comparison, which is with the committed ratios.
if (values.write) await writeFile(TABLE, `${JSON.stringify(ratiosOf(rows), null, 2)}\n`);
