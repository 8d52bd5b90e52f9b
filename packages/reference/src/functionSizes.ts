import { measureSize } from './measureSize.ts';
import type { PublicPackage } from './readPackage.ts';

type Named = readonly [name: string, entry: string];

const RATIONAL: Named = ['exact', '@toolbox/core/exact'];
/** Compression makes a whole a little less than its parts. */
const SLACK = 500;
const READER: Named = ['parseNumber', '@toolbox/core/validate'];

export type FunctionSizes = {
  /** Bytes of the exact number, which most functions share. */
  readonly rational: number;
  /** Bytes of the reader of typed numbers beyond it, which forms share. */
  readonly reader: number;
  readonly sizes: readonly FunctionSize[];
};

export type FunctionSize = {
  readonly name: string;
  readonly entry: string;
  /** Bytes beyond the exact number. */
  readonly bytes: number;
  /** Bytes beyond the exact number and the reader of typed numbers. */
  readonly beyondReader: number;
};

/** Weighs every public function of a package. */
export async function functionSizes({ entries }: PublicPackage): Promise<FunctionSizes> {
  const rational = await measureSize([RATIONAL]);
  const both = await measureSize([RATIONAL, READER]);
  const functions = new Map(
    entries.flatMap(({ path, declarations }) =>
      declarations.filter(({ kind }) => kind === 'function').map(({ name }) => [name, path] as const),
    ),
  );
  const beyond = async (base: readonly Named[], baseBytes: number, named: Named) =>
    base.some(([name]) => name === named[0]) ? 0 : (await measureSize([...base, named])) - baseBytes;
  const sizes = [];
  for (const [name, entry] of functions) {
    const bytes = await beyond([RATIONAL], rational, [name, entry]);
    // Only what holds the reader is that heavy.
    const beyondReader =
      bytes < both - rational - SLACK ? bytes : await beyond([RATIONAL, READER], both, [name, entry]);
    sizes.push({ name, entry, bytes, beyondReader });
  }
  return { rational, reader: both - rational, sizes };
}
