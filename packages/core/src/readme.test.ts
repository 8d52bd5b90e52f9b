import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${folder}/README.md`, 'utf8');
const examples = Array.from(
  readme.matchAll(/^## (.+)\n[\s\S]*?```ts\n([\s\S]*?)```/gmu),
  ([, title = '', code = '']) => ({
    title,
    code,
    printed: Array.from(code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gmu), ([, line]) => line),
  }),
);

describe('the examples of the README', () => {
  it('are seven', () => expect(examples).toHaveLength(7));

  // A process of its own takes the package by its name, as an app does.
  it.each(examples)('print what their comments say: $title', ({ code, printed }) => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', code], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(printed.length).toBeGreaterThan(0);
    expect(stdout.trimEnd().split('\n')).toEqual(printed);
  });

  it('name every domain', () => {
    const domains = globSync('*/**/index.ts', { cwd: `${folder}/src` }).map((path) =>
      path.replaceAll('\\', '/').replace('/index.ts', ''),
    );
    const named = Array.from(readme.matchAll(/^\| `@toolbox\/core\/([\w/]+)`/gmu), ([, name]) => name);
    expect(named.toSorted()).toEqual(domains.toSorted());
  });
});
