// `pnpm create:tool <category> <id>`: lays out the files of a new tool. It creates files and edits none.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createI18n, loadWords } from '../packages/i18n/src/index.ts';

const CATEGORIES = ['string', 'code', 'image', 'location', 'calculator', 'crypto'];
const RANK_STEP = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: join(import.meta.dirname, '..') } },
});
const { root } = values;
const [category = '', id = ''] = positionals;

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The next free place in the category: one step behind its last tool. */
function nextRank(tools: string): number {
  const ranks = readdirSync(tools)
    .map((folder) => join(tools, folder, 'tool.ts'))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes(`category: '${category}'`))
    .map((text) => Number(/rank: (\d+)/u.exec(text)?.[1] ?? 0));
  return Math.max(0, ...ranks) + RANK_STEP;
}

async function hasHead(): Promise<boolean> {
  const i18n = createI18n({ language: 'ko' });
  await loadWords(i18n, 'ko', 'base');
  return i18n.exists(`tools.${id}.name`, { ns: 'meta' });
}

if (!CATEGORIES.includes(category) || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(id)) {
  refuse(`Usage: pnpm create:tool <${CATEGORIES.join('|')}> <id in kebab-case>`);
}
const tools = join(root, 'apps/web/app/tools');
const folder = join(tools, id);
if (existsSync(folder)) refuse(`apps/web/app/tools/${id} is already there.`);

const template = join(import.meta.dirname, 'tool-template');
const facts = { id, category, rank: String(nextRank(tools)) };
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(template)) {
  const text = readFileSync(join(template, name), 'utf8').replaceAll(
    /__(id|category|rank)__/gu,
    (_, fact: keyof typeof facts) => facts[fact],
  );
  writeFileSync(join(folder, name.replace(/\.template$/u, '')), text);
}

process.stdout.write(`apps/web/app/tools/${id} is laid out. What comes next:
1. The formula and its test in packages/core/src.
2. Its words: ${(await hasHead()) ? '' : `name, description and synonyms as '${id}' in packages/i18n/src/{ko,en}/meta.ts, then `}'${id}' in packages/i18n/src/{ko,en}/tools/${category}.ts.
3. View.tsx, View.test.tsx and smoke.ts in the new folder; the compiler lists what is missing.
4. pnpm check
`);
