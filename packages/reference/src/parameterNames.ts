import { parseSync } from 'rolldown/utils';
import type { Declaration } from './declaration.ts';
import type { ParametersOf } from './liveExample.ts';

/** The name of a parameter that is taken apart in the signature. */
export const UNNAMED = 'options';

function namesIn({ name, text }: Declaration): readonly string[] {
  const [first = ''] = text.split(/\n(?=function )/u);
  const { program } = parseSync(`${name}.d.ts`, `export declare ${first}`, { lang: 'dts' });
  const [statement] = program.body;
  const declared = statement?.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  if (declared?.type !== 'TSDeclareFunction') return [];
  return declared.params.map((parameter) => (parameter.type === 'Identifier' ? parameter.name : UNNAMED));
}

/** The names of the parameters of functions; of overloads, those of the first. */
export function parameterNames(declarations: readonly Declaration[]): ParametersOf {
  const functions = declarations.filter(({ kind }) => kind === 'function');
  return new Map(functions.map((declaration) => [declaration.name, namesIn(declaration)]));
}
