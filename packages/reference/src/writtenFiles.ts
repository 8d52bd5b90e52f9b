import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { apiReport } from './apiReport.ts';
import type { EntryOf } from './declaration.ts';
import { domainPage } from './domainPage.ts';
import { PUBLISHED, type PublicPackage, readPackage } from './readPackage.ts';
import { summary } from './summary.ts';

/** The reference of the core, a page a domain. */
export const DOMAIN_PAGES = 'docs/core';

const README = 'packages/core/README.md';
const TABLE = /(?<=\n## Domains\n\n)[\s\S]*$/u;

/** Which entry each public value comes from. */
export function entriesByName(packages: readonly PublicPackage[]): EntryOf {
  return new Map(
    packages
      .flatMap(({ entries }) => entries)
      .flatMap(({ path, declarations }) =>
        declarations.filter(({ kind }) => kind !== 'type').map(({ name }) => [name, path] as const),
      ),
  );
}

/** The table of domains, whose columns are as wide as their longest text. */
function domainTable({ entries }: PublicPackage, cell: (path: string) => string): string {
  const rows = [
    ['Entry', 'What it does'],
    ...entries.slice(1).map(({ path, comment }) => [cell(path), summary(comment)]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return `${[line(head), line(['', ''], '-'), ...body.map((row) => line(row))].join('\n')}\n`;
}

/** The page of a domain. */
function pageOf(path: string): string {
  return `${DOMAIN_PAGES}/${path.split('/').slice(2).join('/')}.md`;
}

/** What `pnpm reference` writes, by path from the root of the repository. */
export function writtenFiles(root: string): ReadonlyMap<string, string> {
  const packages = PUBLISHED.map(readPackage);
  const entryOf = entriesByName(packages);
  const core = packages.find(({ name }) => name === '@toolbox/core');
  if (core === undefined) throw new Error('There is no core');
  const pages = core.entries.slice(1).map((entry) => [pageOf(entry.path), domainPage(entry, entryOf)] as const);
  const index = domainTable(
    core,
    (path) => `[\`${path}\`](${relative(DOMAIN_PAGES, pageOf(path)).replaceAll('\\', '/')})`,
  );
  const readme = readFileSync(join(root, README), 'utf8').replace(
    TABLE,
    domainTable(core, (path) => `\`${path}\``),
  );
  return new Map([
    ...packages.map((published) => [`packages/${basename(published.folder)}/api.md`, apiReport(published)] as const),
    [README, readme],
    [`${DOMAIN_PAGES}/README.md`, `# @toolbox/core, domain by domain\n\n${index}`],
    ...pages,
  ]);
}
