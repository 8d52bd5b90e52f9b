import { parseSync, Visitor } from 'rolldown/utils';
import type { EntryOf } from './declaration.ts';

/** The public values that a piece of code uses and does not declare itself. */
function usedNames(code: string, entryOf: EntryOf): readonly string[] {
  const { program, errors } = parseSync('example.ts', code, { lang: 'ts' });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${error.message} in the example\n${code}`);
  const used = new Set<string>();
  const declared = new Set<string>();
  const fields = new Set<number>();
  new Visitor({
    MemberExpression: ({ computed, property }) => {
      if (!computed) fields.add(property.start);
    },
    Property: ({ computed, shorthand, key }) => {
      if (!computed && !shorthand) fields.add(key.start);
    },
    Identifier: ({ name, start }) => {
      if (entryOf.has(name) && !fields.has(start)) used.add(name);
    },
    VariableDeclarator: ({ id }) => {
      if (id.type === 'Identifier') declared.add(id.name);
    },
  }).visit(program);
  return [...used].filter((name) => !declared.has(name));
}

/** What examples import: a line for each entry of the package. */
export function exampleImports(codes: readonly string[], entryOf: EntryOf): string {
  const names = new Set(codes.flatMap((code) => usedNames(code, entryOf)));
  const byEntry = Map.groupBy([...names].toSorted(), (name) => entryOf.get(name) ?? '');
  return [...byEntry]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, used]) => `import { ${used.join(', ')} } from '${path}';`)
    .join('\n');
}
