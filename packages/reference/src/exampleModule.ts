import { parseSync } from 'rolldown/utils';
import type { EntryOf } from './declaration.ts';
import { exampleImports } from './exampleImports.ts';

export type Example = {
  readonly name: string;
  readonly code: string;
};

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/**
 * What an example says about a result, as code: any expression, in which `…` as the last member stands for the
 * remaining ones, and a number that ends in `…` for one with further digits.
 */
function expectation(said: string): string {
  return said
    .replaceAll(/(-?\d+\.\d+)…/gu, "{ '…': '$1' }")
    .replaceAll(/(?<=[{,[] ?)…(?=\s*\})/gu, "'…': true")
    .replaceAll(/(?<=[[,] ?)…(?=\s*\])/gu, "'…'");
}

/** The code of an example, in which what a comment says of a result is compared with it. */
function withChecks(code: string): string {
  const { program, comments } = parseSync('example.ts', code, { lang: 'ts' });
  const edits: Edit[] = [];
  for (const [index, statement] of program.body.entries()) {
    if (statement.type !== 'ExpressionStatement') continue;
    const next = program.body[index + 1]?.start ?? code.length;
    const said = comments.filter(({ start, end }) => start >= statement.end && end <= next);
    const result = said.map(({ value }) => value.trim()).join(' ');
    if (result === '') continue;
    const { start, end } = statement.expression;
    const text = `assertMatchesExample(${code.slice(start, end)}, (${expectation(result)}));`;
    edits.push({ start: statement.start, end: said.at(-1)?.end ?? statement.end, text });
  }
  return edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** A module that runs the examples of one entry, each by its name. */
export function exampleModule(examples: readonly Example[], entryOf: EntryOf): string {
  const bodies = examples.map(({ code }) => withChecks(code));
  const runs = examples.map(({ name }, index) => `  ['${name}', () => {\n${bodies[index]}\n  }],`);
  return [
    exampleImports(bodies, entryOf),
    "import { assertMatchesExample } from '../../src/assertMatchesExample.ts';",
    '',
    'export const runs: readonly (readonly [string, () => void])[] = [',
    ...runs,
    '];',
    '',
  ].join('\n');
}

/** Whether something of an example is compared. */
export function isChecked(code: string): boolean {
  return withChecks(code).includes('assertMatchesExample(');
}
