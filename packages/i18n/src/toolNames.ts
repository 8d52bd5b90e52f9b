import type { ListedMetadata } from './toolMetadata.ts';

type Named = Readonly<Record<string, { readonly name: string }>>;

/**
 * The names of the tools, as every page shows them. The rest of the metadata of a tool is loaded with its messages, so
 * its description and synonyms are part of the type but not of the value.
 */
export function toolNames<Index extends Named>(
  index: Index,
): { readonly [Id in keyof Index]: { readonly name: string } & ListedMetadata } {
  const names = Object.entries(index).map(([id, { name }]) => [id, { name }]);
  return Object.fromEntries(names) as { readonly [Id in keyof Index]: { readonly name: string } & ListedMetadata };
}
