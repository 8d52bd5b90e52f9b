import { z } from 'zod';

/** The cursor of a chain: how far it has been read. */
export type ChainCursor = {
  readonly chain: number;
  readonly block: number;
  /** When it was read, in milliseconds since 1970; `undefined` in a store of the first release. */
  readonly at: number | undefined;
};

const FIRST_CHAIN = 1;
const block = z.number().int().min(-1).max(Number.MAX_SAFE_INTEGER);
const shape = z.object({ chain: z.number().int(), block, at: z.number() });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses what {@link serializeChainCursor} serialized, and the plain number of the first release; anything else is
 * invalid.
 */
export function parseChainCursor(text: string | undefined): ChainCursor | undefined {
  const value = text === undefined ? undefined : jsonOf(text);
  const number = block.safeParse(value);
  if (number.success) return { chain: FIRST_CHAIN, block: number.data, at: undefined };
  const parsed = shape.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

export function serializeChainCursor({ chain, block: number, at }: ChainCursor): string {
  return JSON.stringify({ chain, block: number, at });
}
