import { CELLS, type Cell, type Verdicts } from './checkRoute.ts';
import { knownFailure } from './knownFailures.ts';
import type { Route } from './route.ts';
import type { Verdict } from './tryTool.ts';

/** The results of one engine on one page. */
export type Row = { readonly engine: string; readonly route: Route; readonly verdicts: Verdicts };

const isRed = (verdict: Verdict) => typeof verdict === 'object';

function markOf(row: Row, cell: Cell): string {
  const verdict = row.verdicts[cell];
  if (!isRed(verdict)) return verdict === 'good' ? '✓' : '–';
  return knownFailure(row.engine, row.route.path, cell) === undefined ? '✗' : '(✓)';
}

/** The pages of one engine as a table; – where a page has nothing to try, (✓) where a red cell is a known failure. */
export function formatMatrix(title: string, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ route }) => route.address.length));
  const line = (first: string, cells: readonly string[]) => `${first.padEnd(width)}  ${cells.join('  ')}`;
  const shown = rows.map((row) =>
    line(
      row.route.address,
      CELLS.map((cell) => markOf(row, cell).padEnd(cell.length)),
    ),
  );
  const reasons = rows.flatMap(({ engine, route, verdicts }) =>
    CELLS.filter((cell) => isRed(verdicts[cell])).map((cell) => knownFailure(engine, route.path, cell) ?? ''),
  );
  const known = [...new Set(reasons.filter((reason) => reason !== ''))].map((reason) => `(✓) known: ${reason}`);
  return [title, '', line('', CELLS), ...shown, ...(known.length > 0 ? ['', ...known] : [])].join('\n');
}

/** The red cells that are not known failures, one line each. */
export function redCells(rows: readonly Row[]): readonly string[] {
  return rows.flatMap(({ engine, route, verdicts }) =>
    CELLS.flatMap((cell) => {
      const verdict = verdicts[cell];
      if (typeof verdict !== 'object' || knownFailure(engine, route.path, cell) !== undefined) return [];
      return [`✗ ${engine} ${route.address} ${cell}: ${verdict.wrong}`];
    }),
  );
}

/** Columns without a single green cell in an engine: nothing has tested them. */
export function untriedColumns(rows: readonly Row[]): readonly string[] {
  return [...new Set(rows.map(({ engine }) => engine))].flatMap((engine) =>
    CELLS.filter((cell) => !rows.some((row) => row.engine === engine && row.verdicts[cell] === 'good')).map(
      (cell) => `✗ ${engine} ${cell}: no page tried it.`,
    ),
  );
}
