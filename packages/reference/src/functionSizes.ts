import { measureSize } from './measureSize.ts';
import type { PublicPackage } from './readPackage.ts';

const RATIONAL = ['exact', '@toolbox/core/exact'] as const;

export type FunctionSizes = {
  /** Bytes of the exact number, which most functions share. */
  readonly rational: number;
  /** Bytes of each function beyond it. */
  readonly sizes: readonly { readonly name: string; readonly entry: string; readonly bytes: number }[];
};

/** Weighs every public function of a package. */
export async function functionSizes({ entries }: PublicPackage): Promise<FunctionSizes> {
  const rational = await measureSize([RATIONAL]);
  const entryOf = new Map(
    entries.flatMap(({ path, declarations }) =>
      declarations.filter(({ kind }) => kind === 'function').map(({ name }) => [name, path] as const),
    ),
  );
  const sizes = [];
  for (const [name, entry] of entryOf) {
    const bytes = name === RATIONAL[0] ? rational : await measureSize([[name, entry], RATIONAL]);
    sizes.push({ name, entry, bytes: bytes - rational });
  }
  return { rational, sizes };
}
