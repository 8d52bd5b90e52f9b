import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { copyWorkspace } from '../modules/copyWorkspace.mjs';
import { root } from '../modules/root.mjs';
import { startableIn } from '../modules/runProgram.mjs';

const LAID_OUT = [
  'Example.tsx',
  'NewToolResult.tsx',
  'View.test.tsx',
  'View.tsx',
  'guide.test.ts',
  'parser.ts',
  'smoke.ts',
  'tool.ts',
];

/** The numbers of a list's items. */
function stepsIn(text) {
  return [...text.matchAll(/^(\d)\. /gmu)].map(([, step]) => step);
}

/** A section of the instructions. */
function instructions(title) {
  const sections = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split(/^## /mu);
  return sections.find((section) => section.startsWith(`${title}\n`)) ?? '';
}

describe('pnpm create:tool', () => {
  let copy;

  before(() => {
    copy = copyWorkspace();
    copy.linkInstalled();
  });
  after(() => copy.remove());

  function create(...words) {
    const script = join(copy.folder, 'scripts/createTool.ts');
    return spawnSync('node', [script, ...words, '--root', copy.folder], { encoding: 'utf8' });
  }

  /** The line that a new tool adds to the index of a language. */
  function addToIndex(language, line) {
    const path = join(copy.folder, `packages/i18n/src/${language}/tools.ts`);
    const start = 'export const tools = {';
    writeFileSync(path, readFileSync(path, 'utf8').replace(start, `${start}\n${line}`));
  }

  /** Writes a head of its own, as an author does in place of the texts of the template. */
  function writeHead(language, name) {
    const path = join(copy.folder, `packages/i18n/src/${language}/tools/new-tool.ts`);
    const head = `title: '${name}',\n  description: '${name}.',\n  also: '${name} 2',\n} as const`;
    writeFileSync(path, readFileSync(path, 'utf8').replace(/title:[\s\S]*?\} as const/u, head));
  }

  /** Writes a guide of its own, as an author does in place of the sentences of the template. */
  function writeGuide(language, sentence) {
    const path = join(copy.folder, `packages/i18n/src/${language}/guides/new-tool.ts`);
    const questions = [1, 2, 3].map((each) => `{ question: '${sentence} ${each}?', answer: '${sentence} ${each}.' }`);
    const lists = `how: ['${sentence}.'],\n  sources: [{ name: '${sentence}' }],\n  questions: [${questions.join(', ')}],\n};\n`;
    writeFileSync(path, readFileSync(path, 'utf8').replace(/how:[\s\S]*/u, lists));
  }

  it('says what is wrong with its words, with the usage', () => {
    for (const [words, sentence] of [
      [[], 'The category and the id are missing.'],
      [['music', 'new-tool'], 'There is no category "music".'],
      [['string'], 'The id is missing.'],
      [['string', 'NewTool'], '"NewTool" is not in kebab-case'],
      [['string', 'new', 'tool'], 'An id is one word: new-tool?'],
    ]) {
      const { status, stderr } = create(...words);
      assert.deepEqual([status, stderr.startsWith(sentence), stderr.includes('\nUsage: ')], [1, true, true], stderr);
    }
    assert.match(create('--help').stdout, /^Usage: /u);
  });

  it('rejects an id that is the slug of another tool of the category', () => {
    const folder = join(copy.folder, 'apps/web/app/tools/slugged');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'tool.ts'),
      "export default { id: 'slugged', category: 'string', rank: 990, slug: 'taken' };\n",
    );
    const { status, stderr } = create('string', 'taken');
    rmSync(folder, { recursive: true });
    assert.deepEqual([status, stderr.includes('tools/slugged is already at /string-tools/taken')], [1, true]);
  });

  it('rejects an existing folder', () => {
    mkdirSync(join(copy.folder, 'apps/web/app/tools/old-tool'));
    const { status, stderr } = create('calculator', 'old-tool');
    assert.deepEqual([status, stderr.includes('already exists')], [1, true]);
  });

  it('rejects the name of other messages', () => {
    for (const id of ['compare', 'pages']) {
      const { status, stderr } = create('string', id);
      assert.deepEqual([status, stderr.includes(`${id}.ts already has messages of this name`)], [1, true]);
    }
  });

  it('lays out a tool that compiles with one line in the index of each language', () => {
    const { stdout } = create('calculator', 'new-tool');
    assert.match(stdout, /'new-tool'/u);
    assert.deepEqual(['1', ...stepsIn(stdout)], stepsIn(instructions('Add a tool')));
    const folder = join(copy.folder, 'apps/web/app/tools/new-tool');
    assert.match(stdout, /guide\.test\.ts/u);
    assert.deepEqual(readdirSync(folder).sort(), LAID_OUT);

    const web = join(copy.folder, 'apps/web');
    const compile = () => spawnSync(...startableIn(web, 'tsc', ['-p', '.']), { cwd: web, encoding: 'utf8' });
    spawnSync(...startableIn(web, 'react-router', ['typegen']), { cwd: web });
    assert.match(compile().stdout, /new-tool/u);
    for (const language of ['ko', 'en']) {
      addToIndex(language, "  'new-tool': { name: 'New', load: () => import('./tools/new-tool.ts') },");
    }
    assert.equal(compile().stdout, '');
  });

  it('lays out a calculator that passes its own tests and those of all tools', () => {
    const vitest = (place, ...words) => {
      const cwd = join(copy.folder, place);
      return spawnSync(...startableIn(cwd, 'vitest', ['run', ...words]), { cwd, encoding: 'utf8' });
    };
    const ofTools = vitest('apps/web', 'app/registry', 'app/testing', 'app/tools/new-tool', '-t', 'new-tool');
    assert.equal(ofTools.status, 0, `${ofTools.stdout}${ofTools.stderr}`);
    assert.match(ofTools.stdout, /examples\.test\.tsx/u);
    assert.match(ofTools.stdout, /new-tool\/guide\.test\.ts/u);
    const ofTemplate = vitest('packages/i18n', 'src/guides.test.ts');
    assert.match(ofTemplate.stdout + ofTemplate.stderr, /guides\/new-tool\.ts/u);
    assert.match(ofTemplate.stdout + ofTemplate.stderr, /new-tool contains no text of the template/u);
    writeHead('ko', '새로운 도구예요');
    writeHead('en', 'It is new');
    writeGuide('ko', '새 도구예요');
    writeGuide('en', 'It is a new tool');
    const ofMessages = vitest('packages/i18n');
    assert.equal(ofMessages.status, 0, `${ofMessages.stdout}${ofMessages.stderr}`);
  });

  it('requires only two edited index lines for a tool with a domain of its own', () => {
    const domain = join(copy.folder, 'packages/core/src/newdomain');
    mkdirSync(domain);
    writeFileSync(join(domain, 'index.ts'), "/** A new domain. */\nexport { twoOf } from './twoOf.ts';\n");
    writeFileSync(
      join(domain, 'twoOf.ts'),
      '/**\n * Twice a number.\n *\n * @example twoOf(1) // 2\n */\nexport function twoOf(value: number): number {\n  return value * 2;\n}\n',
    );
    const reference = join(copy.folder, 'packages/reference');
    const { status, stderr } = spawnSync('node', ['src/write.ts'], { cwd: reference, encoding: 'utf8' });
    assert.deepEqual([status, stderr], [0, '']);
    const changed = copy.git('diff', '--name-only').trim().split('\n');
    const written = ['docs/core/README.md', 'packages/core/README.md', 'packages/core/api.md'];
    assert.deepEqual(
      changed.filter((path) => !written.includes(path)),
      ['packages/i18n/src/en/tools.ts', 'packages/i18n/src/ko/tools.ts'],
    );
  });
});
