import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { joinedImports } from './joinedImports.ts';
import { type LiveValue, liveExample } from './liveExample.ts';
import { siteReference } from './siteReference.ts';

const PARAMETERS = new Map([['tax', ['price', 'options']]]);
const live = (code: string) => liveExample(code, PARAMETERS);
const labels = (code: string) => live(code)?.values.map(({ label }) => label);

describe('liveExample', () => {
  it('replaces what is handed to a function', () => {
    expect(live("tax('1 won', { rate: 1_0, whole: true, at: -5n }) // 3")).toEqual({
      values: [
        { label: 'price', kind: 'text', text: '1 won' },
        { label: 'rate', kind: 'number', text: '10' },
        { label: 'whole', kind: 'choice', text: 'true' },
        { label: 'at', kind: 'bigint', text: '-5' },
      ],
      body: 'return tax(values[0], { rate: values[1], whole: values[2], at: values[3] })',
    });
  });

  it.each([
    ['const won = 3;\ntax(won, 2)', ['won', 'options']],
    ['tax(1).lines[0]', ['price']],
    ['tax([1, 2])', ['price', 'price 2']],
    ["tax(1, new Intl.Segmenter('ko'))", ['price']],
    ['tax(1, () => 5)', ['price']],
    ["other('a')", ['value']],
    // A field would drop the carriage return and hide the space without width.
    ["tax('a\\r\\nb', 1)", ['options']],
    ["tax('a\\u200bb', 1)", ['options']],
  ])('reads %j', (code, names) => expect(labels(code)).toEqual(names));

  it.each(['const price = 1;', 'tax(price)', 'tax(1, [2, 3, 4, 5, 6, 7, 8, 9])', 'if (true) tax(1);'])(
    'leaves %j to be read',
    (code) => expect(live(code)).toBeUndefined(),
  );
});

/** As the page reads it from a field. */
function typed({ kind, text }: LiveValue): unknown {
  if (kind === 'number') return Number(text);
  if (kind === 'bigint') return BigInt(text);
  return kind === 'choice' ? text === 'true' : text;
}

/** The body of a function that returns what the example shows, with the values it has. */
function unchanged(code: string): string {
  const last = parseSync('example.ts', code, { lang: 'ts' }).program.body.at(-1);
  assert(last?.type === 'ExpressionStatement');
  const { start, end } = last.expression;
  return `${code.slice(0, start)}return ${code.slice(start, end)}`;
}

const FOLDER = join(import.meta.dirname, '../dist/live');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

type Played = {
  readonly plain: () => unknown;
  readonly played: (values: readonly unknown[]) => unknown;
};

const reference = siteReference();
const modules = await Promise.all(
  reference.map(async ({ id, path, declarations }) => {
    const examples = declarations
      .flatMap((declaration) => declaration.examples)
      .flatMap(({ live, ...example }) => (live === undefined ? [] : [{ ...example, ...live }]));
    const file = join(FOLDER, `${id.replaceAll('/', '-')}.ts`);
    const functions = examples.map(
      ({ code, body }) => `  { plain: () => {\n${unchanged(code)}\n}, played: (values) => {\n${body}\n} },`,
    );
    const lines = joinedImports(examples.map(({ imports }) => imports));
    writeFileSync(file, [...lines, 'export const all = [', ...functions, '];', ''].join('\n'));
    const { all } = (await import(pathToFileURL(file).href)) as { readonly all: readonly Played[] };
    return {
      path,
      runs: examples.map((example, index) => [example.id, example.values, all[index]] as const),
    };
  }),
);

describe.each(modules.filter(({ runs }) => runs.length > 0))('$path', ({ runs }) => {
  it.each(runs)('%s gives with its own values what it gives as written', (_name, values, found) => {
    expect(found?.played(values.map(typed))).toEqual(found?.plain());
    expect(found).toBeDefined();
  });
});

it('most examples can be played with', () => {
  const all = reference.flatMap(({ declarations }) => declarations.flatMap(({ examples }) => examples));
  expect(all.filter((example) => example.live !== undefined).length / all.length).toBeGreaterThan(0.8);
});
