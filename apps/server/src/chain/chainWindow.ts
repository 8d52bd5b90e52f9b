/** What is remembered of a block, to notice when the chain takes another way. */
export type Link = {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  /** Milliseconds since 1970, as the block says. */
  readonly time: number;
};

/** Blocks remembered; no reorganisation of the chain has been nearly as deep. */
export const WINDOW_BLOCKS = 64;

export type ChainWindow = {
  readonly links: readonly Link[];
  /** Hashes of blocks that no longer belong to the chain. */
  readonly orphans: readonly string[];
};

/**
 * Adds the next block. When its parent is not the block remembered before it, that one and all after it are orphans,
 * and the caller reads on from the number before.
 *
 * @returns the window after it; `orphans` is empty when the block simply follows
 */
export function followLink(links: readonly Link[], next: Link): ChainWindow {
  const before = links.filter(({ number }) => number < next.number);
  const parent = before.at(-1);
  const replaced = links.filter(({ number, hash }) => number >= next.number && hash !== next.hash);
  if (parent !== undefined && parent.number === next.number - 1 && parent.hash !== next.parentHash) {
    return { links: before.slice(0, -1), orphans: [parent, ...replaced].map(({ hash }) => hash) };
  }
  return { links: [...before, next].slice(-WINDOW_BLOCKS), orphans: replaced.map(({ hash }) => hash) };
}
