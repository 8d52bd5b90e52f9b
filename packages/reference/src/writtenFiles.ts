import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReport } from './apiReport.ts';
import { docComment } from './docComment.ts';
import { type PublicPackage, readPackage } from './readPackage.ts';

const README = 'packages/core/README.md';
const TABLE = /(?<=\n## Domains\n\n)[\s\S]*$/u;

/** The first sentence of an entry's comment. */
function summary(comment = ''): string {
  return (
    docComment(comment)
      .text.split(/(?<=\.)\s/u)[0]
      ?.replace(/\.$/u, '') ?? ''
  );
}

/** The table of domains at the end of the README, whose columns are as wide as their longest text. */
function domainTable({ entries }: PublicPackage): string {
  const rows = [
    ['Entry', 'What it does'],
    ...entries.slice(1).map(({ path, comment }) => [`\`${path}\``, summary(comment)]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return `${[line(head), line(['', ''], '-'), ...body.map((row) => line(row))].join('\n')}\n`;
}

/** What `pnpm reference` writes, by path from the root of the repository. */
export function writtenFiles(root: string): ReadonlyMap<string, string> {
  const core = readPackage('core');
  const readme = readFileSync(join(root, README), 'utf8').replace(TABLE, domainTable(core));
  return new Map([
    ['packages/core/api.md', apiReport(core)],
    [README, readme],
  ]);
}
