import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MESSAGES = 'packages/i18n/src/{ko,en}';
const SOURCES = '{apps,packages,e2e}/**/*.{ts,tsx}';

function isSkipped(path) {
  return /(?:^|[/\\])(?:node_modules|dist|\.react-router)(?:[/\\]|$)/u.test(path);
}

/** The files of a pattern, with `/` on every system. */
function filesOf(folder, pattern) {
  return globSync(pattern, { cwd: folder, exclude: isSkipped }).map((path) => path.replaceAll('\\', '/'));
}

/** The domains of the core that only this tool uses: no other tool, package or domain. */
function ownDomains(folder, id) {
  const tool = `apps/web/app/tools/${id}/`;
  const used = { here: new Set(), elsewhere: new Set() };
  for (const path of filesOf(folder, SOURCES)) {
    const place = path.startsWith(tool) ? used.here : used.elsewhere;
    const text = readFileSync(join(folder, path), 'utf8');
    for (const [, domain] of text.matchAll(/'@toolbox\/core\/([a-z-]+)[a-z/-]*'/gu)) place.add(domain);
    const [, home] = /^packages\/core\/src\/([a-z-]+)\//u.exec(path) ?? [];
    for (const [, domain] of home ? text.matchAll(/'(?:\.\.\/)+([a-z-]+)\//gu) : []) {
      if (domain !== home) used.elsewhere.add(domain);
    }
  }
  const domains = readdirSync(join(folder, 'packages/core/src'), { withFileTypes: true });
  return domains
    .filter((entry) => entry.isDirectory() && used.here.has(entry.name) && !used.elsewhere.has(entry.name))
    .map(({ name }) => `packages/core/src/${name}`);
}

/** Removes the entry of the tool from the indexes; a long entry has several lines. */
function removeFromIndexes(folder, id) {
  const entry = new RegExp(`^ {2}'${id}': .*?,\\n(?= {2}'|\\})`, 'msu');
  for (const path of filesOf(folder, `${MESSAGES}/*.ts`)) {
    const text = readFileSync(join(folder, path), 'utf8');
    const kept = text.replace(entry, '');
    if (kept !== text) writeFileSync(join(folder, path), kept);
    else if (path.endsWith('/tools.ts')) throw new Error(`${path} has no entry of ${id}`);
  }
}

/** Removes a tool from a checkout, by the rule of the architecture: its folder, its own domains and its messages. */
export function removeTool(folder, id) {
  const tool = `apps/web/app/tools/${id}`;
  if (!existsSync(join(folder, tool))) throw new Error(`There is no tool ${id}`);
  const messages = filesOf(folder, `${MESSAGES}/*/${id}.ts`);
  const removed = [tool, ...ownDomains(folder, id), ...messages];
  for (const path of removed) rmSync(join(folder, path), { recursive: true });
  removeFromIndexes(folder, id);
  return removed;
}
