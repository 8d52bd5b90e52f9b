import { parseSync, Visitor } from 'rolldown/utils';
import type { Declaration } from './declaration.ts';

/** The types that a declaration names, but for its own type parameters. */
export function namedTypes({ text }: Declaration): readonly string[] {
  const declarations = text
    .replaceAll(/^(?=function )/gmu, 'export declare ')
    .replace(/^(?!export )/u, 'export declare ');
  const { program } = parseSync('declaration.d.ts', declarations, { lang: 'dts' });
  const own = new Set<string>();
  const named = new Set<string>();
  new Visitor({
    TSTypeParameter: ({ name }) => {
      own.add(name.name);
    },
    TSMappedType: ({ key }) => {
      own.add(key.name);
    },
    TSTypeReference: ({ typeName }) => {
      if (typeName.type === 'Identifier') named.add(typeName.name);
    },
  }).visit(program);
  return [...named].filter((name) => !own.has(name));
}
