// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const filesOf = (pattern: string) => globSync(pattern, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

const tokens = new Set(Array.from(read('tokens.css').matchAll(/^ {2,4}(--[\w-]+):/gm), ([, name]) => name));
const sheets = filesOf('**/*.css').filter((file) => file !== 'tokens.css');
const components = filesOf('**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));

it.each(sheets)('%s defines no color, size or duration', (file) => {
  const values = withoutComments(read(file)).replaceAll(/@(?:media|container)[^{]*/g, '');
  expect(values.match(/#[\da-f]{3,8}\b|\b(?:oklch|rgba?|hsla?)\(|\b[\d.]+(?:px|r?em|ch|v[hw]|m?s)\b/g) ?? []).toEqual(
    [],
  );
});

it.each(sheets)('%s uses only defined tokens', (file) => {
  const css = withoutComments(read(file));
  const own = new Set(Array.from(css.matchAll(/(--[\w-]+):/g), ([, name]) => name));
  const used = Array.from(css.matchAll(/var\((--[\w-]+)(,?)/g));
  const unknown = used.filter(([, name, fallback]) => !tokens.has(name ?? '') && !own.has(name) && !fallback);
  expect(unknown.map(([, name]) => name)).toEqual([]);
});

it.each(components)('%s uses only classes of its style sheet', (file) => {
  const source = read(file);
  const sheet = /from '(\.\/[\w-]+\.module\.css)'/.exec(source)?.[1];
  if (!sheet) return;
  const css = read(`${file.slice(0, file.lastIndexOf('/'))}/${sheet}`);
  const calls = Array.from(source.matchAll(/classNames\(styles,([^)]*)\)/g), ([, names]) => names ?? '');
  const names = calls.flatMap((call) => Array.from(call.matchAll(/(?<![=!]= )'([\w-]+)'/g), ([, name]) => name ?? ''));
  expect(names.filter((name) => !new RegExp(`\\.${name}\\b`).test(css))).toEqual([]);
});

it.each(components)(
  '%s sets no style attribute, which the content security policy blocks in prerendered pages',
  (file) => {
    expect(read(file)).not.toMatch(/\bstyle=/);
  },
);
