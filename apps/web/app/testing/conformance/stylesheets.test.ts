// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const APP = join(import.meta.dirname, '../..');
const TOKENS = join(APP, '../../../packages/ui/src/tokens.css');
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const read = (file: string) => readFileSync(file, 'utf8');
const filesOf = (pattern: string) => globSync(pattern, { cwd: APP }).map((file) => file.replaceAll('\\', '/'));

const tokens = new Set(Array.from(read(TOKENS).matchAll(/^ {2,4}(--[\w-]+):/gm), ([, name]) => name));
// pending.css only delays showing the page and is not part of the design.
const sheets = filesOf('**/*.css').filter((file) => file !== 'pending.css');

/** A component that imports a style sheet: the literal class names it uses, and whether it computes others. */
type Use = { readonly file: string; readonly names: readonly string[]; readonly isComputed: boolean };

const IMPORT = /import (\w+) from '(\.{1,2}\/[\w./-]+\.module\.css)'/gu;

function usesOf(sheet: string): readonly Use[] {
  return filesOf('**/*.tsx').flatMap((file) => {
    const text = read(join(APP, file));
    return [...text.matchAll(IMPORT)]
      .filter(([, , path = '']) => relative(APP, join(APP, dirname(file), path)).replaceAll('\\', '/') === sheet)
      .map(([, local = '']) => {
        const calls = [...text.matchAll(new RegExp(`classNames\\(${local},([^)]*)\\)`, 'gu'))].map(
          ([, args = '']) => args,
        );
        const inCalls = calls.flatMap((args) =>
          [...args.matchAll(/(?<![=!]= )'([\w-]+)'/gu)].map(([, name = '']) => name),
        );
        const direct = [...text.matchAll(new RegExp(`\\b${local}\\['([\\w-]+)'\\]`, 'gu'))].map(
          ([, name = '']) => name,
        );
        const isComputed =
          new RegExp(`\\b${local}\\[[^']`, 'u').test(text) ||
          calls.some((args) => /,\s*[a-z][\w.]*\s*(?:,|$)/u.test(`,${args}`));
        return { file, names: [...direct, ...inCalls], isComputed };
      });
  });
}

function classesOf(sheet: string): ReadonlySet<string> {
  const css = withoutComments(read(join(APP, sheet))).replaceAll(/\{[^{}]*\}/gu, '{}');
  return new Set(Array.from(css.matchAll(/\.([a-zA-Z][\w-]*)/gu), ([, name = '']) => name));
}

describe.each(sheets)('%s', (sheet) => {
  const css = withoutComments(read(join(APP, sheet)));
  const uses = usesOf(sheet);

  it('writes no color, pixel size or duration of its own', () => {
    const values = css.replaceAll(/@(?:media|container)[^{]*/gu, '');
    expect(values.match(/#[\da-f]{3,8}\b|\b(?:oklch|rgba?|hsla?)\(|\b[\d.]+(?:px|m?s)\b/gu) ?? []).toEqual([]);
  });

  it('uses only tokens that exist', () => {
    const own = new Set(Array.from(css.matchAll(/(--[\w-]+):/gu), ([, name]) => name));
    const used = Array.from(css.matchAll(/var\((--[\w-]+)(,?)/gu));
    const unknown = used.filter(([, name, fallback]) => !tokens.has(name ?? '') && !own.has(name) && !fallback);
    expect(unknown.map(([, name]) => name)).toEqual([]);
  });

  it('has every class that a component takes from it', () => {
    const classes = classesOf(sheet);
    const missing = uses.flatMap(({ file, names }) =>
      names.filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has no class that no component takes', () => {
    const taken = new Set(uses.flatMap(({ names }) => names));
    const isComputed = uses.some((use) => use.isComputed);
    expect([...classesOf(sheet)].filter((name) => !taken.has(name) && !isComputed)).toEqual([]);
  });
});
