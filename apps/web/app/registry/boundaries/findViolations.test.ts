import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findViolations, type SourceFile, ZONES } from './findViolations.ts';

const APP = join(import.meta.dirname, '../..');

function sources(): readonly SourceFile[] {
  return readdirSync(APP, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('findViolations.test'))
    .map((file) => ({ path: relative(APP, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));
}

describe('the directions of the app', () => {
  it('hold in every file', () => {
    expect(findViolations(sources())).toEqual([]);
  });

  it('go down only', () => {
    const folders = Object.keys(ZONES);
    const above = Object.entries(ZONES).flatMap(([from, targets]) =>
      targets.filter((target) => folders.indexOf(target.split('/')[0] ?? '') <= folders.indexOf(from)),
    );
    expect(above).toEqual([]);
  });

  const offences: readonly (readonly [string, SourceFile])[] = [
    ['a tool that reaches into another', { path: 'tools/a/View.tsx', text: "import { x } from '../b/x.ts';" }],
    ['a tool that reaches into the shell', { path: 'tools/a/View.tsx', text: "import { x } from '../../shell/x.ts';" }],
    [
      'a tool that reads the registry',
      { path: 'tools/a/View.tsx', text: "import { registry } from '../registry.ts';" },
    ],
    ['a part that imports a tool', { path: 'parts/p/P.tsx', text: "import View from '../../tools/a/View.tsx';" }],
    [
      'a part that imports a page',
      { path: 'parts/p/P.tsx', text: "const page = import('../../pages/home/HomePage.tsx');" },
    ],
    ['words that import a part', { path: 'i18n/useMessages.ts', text: "export { x } from '../parts/p/P.tsx';" }],
    ['a view that needs a test', { path: 'tools/a/View.tsx', text: "import { x } from './testing/x.ts';" }],
    ['Hangul in a view', { path: 'tools/a/View.tsx', text: "const label = '금액';" }],
    ['a sentence in JSX', { path: 'tools/a/View.tsx', text: 'return <p>Enter an amount</p>;' }],
  ];
  it.each(offences)('catch %s', (_name, file) => {
    expect(findViolations([file])).toHaveLength(1);
  });

  it('let comments and tests speak', () => {
    const comment = { path: 'tools/a/View.tsx', text: '/** 부가세 */\nconst rate = 10; // 금액' };
    const test = {
      path: 'tools/a/View.test.tsx',
      text: "import { x } from '../../testing/renderView.tsx'; const t = '금액';",
    };
    expect(findViolations([comment, test])).toEqual([]);
  });
});
