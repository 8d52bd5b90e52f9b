// `pnpm create:tool <category> <id>`: creates the files of a new tool, and edits none.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { categories } from '../apps/web/app/registry/categories.ts';
import type { Tool } from '../apps/web/app/registry/createRegistry.ts';
import { discoverTools } from '../apps/web/app/registry/discoverTools.ts';

const CATEGORIES = categories.map(({ id }) => id);
const LANGUAGES = ['ko', 'en'];
const RANK_STEP = 10;

type Facts = Readonly<Record<string, string>>;

const USAGE = `Usage: pnpm create:tool <${CATEGORIES.join('|')}> <id in kebab-case>`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: join(import.meta.dirname, '..') },
    help: { type: 'boolean', short: 'h' },
  },
});
const { root } = values;
const [category = '', id = '', ...rest] = positionals;

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** What is wrong with the words of the command, as a sentence. */
function problem(): string | undefined {
  if (category === '') return 'The category and the id are missing.';
  if (!CATEGORIES.some((known) => known === category)) return `There is no category "${category}".`;
  if (id === '') return 'The id is missing.';
  if (rest.length > 0) return `An id is one word: ${[id, ...rest].join('-')}?`;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(id)) {
    return `"${id}" is not in kebab-case: lowercase Latin letters and digits, joined by hyphens, with a letter first.`;
  }
  return undefined;
}

/** The next free rank in the category: one step after its last tool. */
function nextRank(known: readonly Tool[]): number {
  const ranks = known.filter((tool) => tool.category === category).map(({ rank }) => rank);
  return Math.max(0, ...ranks) + RANK_STEP;
}

function withFacts(text: string, facts: Facts): string {
  return text.replaceAll(/__([a-z]+)__/gu, (all, fact: string) => facts[fact] ?? all);
}

/** Creates a file from a template; an existing file is left unchanged. */
function fillIn(file: string, target: string, facts: Facts): void {
  if (existsSync(target)) return;
  writeFileSync(target, withFacts(readFileSync(file, 'utf8'), facts));
}

if (values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit();
}
const wrong = problem();
if (wrong !== undefined) refuse(`${wrong}\n${USAGE}`);
const tools = join(root, 'apps/web/app/tools');
const folder = join(tools, id);
if (existsSync(folder)) refuse(`apps/web/app/tools/${id} already exists.`);
const sameName = ['', 'shared/']
  .map((place) => `packages/i18n/src/ko/${place}${id}.ts`)
  .find((path) => existsSync(join(root, path)));
if (sameName !== undefined) refuse(`${sameName} already has messages of this name; choose another id.`);
const registry = await discoverTools(tools);
const path = `${categories.find((known) => known.id === category)?.path}/${id}`;
const samePath = registry.toolAt(path);
if (samePath !== undefined) refuse(`apps/web/app/tools/${samePath.id} is already at ${path}; choose another id.`);

const template = join(import.meta.dirname, 'tool-template');
const today = new Date().toISOString().slice(0, 10);
/** The id in Pascal case. */
const name = id.replaceAll(/(?:^|-)([a-z0-9])/gu, (_, first: string) => first.toUpperCase());
const facts = { id, name, category, rank: String(nextRank(registry.tools)), today };
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(join(template, 'tool'))) {
  fillIn(join(template, 'tool', file), join(folder, withFacts(file, facts).replace(/\.template$/u, '')), facts);
}
for (const language of LANGUAGES) {
  const catalogs = join(root, 'packages/i18n/src', language);
  fillIn(join(template, `messages.${language}.ts.template`), join(catalogs, 'tools', `${id}.ts`), facts);
  fillIn(join(template, `guide.${language}.ts.template`), join(catalogs, 'guides', `${id}.ts`), facts);
}

process.stdout.write(`Created apps/web/app/tools/${id} and packages/i18n/src/{ko,en}/{tools,guides}/${id}.ts. Continue with steps 2 to 8 of
CONTRIBUTING.md, Add a tool:
2. The formula and its test, in packages/core/src.
3. The messages, in packages/i18n/src/{ko,en}/tools/${id}.ts, and one line in packages/i18n/src/{ko,en}/tools.ts:
     '${id}': { name: '…', load: () => import('./tools/${id}.ts') },
4. The guide below the tool, in packages/i18n/src/{ko,en}/guides/${id}.ts, and its figures, in guide.test.ts.
5. The view: View.tsx, parser.ts, ${name}Result.tsx and Example.tsx in the new folder.
6. The tests: View.test.tsx and smoke.ts.
7. Input and output, if there is any: intents.ts.
8. pnpm check, then npm test.
`);
