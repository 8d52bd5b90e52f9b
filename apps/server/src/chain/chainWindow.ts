/** What is kept of a block, to detect reorganizations of the chain. */
export type Link = {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  /** The timestamp of the block, milliseconds since 1970. */
  readonly time: number;
};

/** Number of kept blocks; no reorganization of the chain has been nearly as deep. */
export const WINDOW_BLOCKS = 64;

export type ChainWindow = {
  readonly links: readonly Link[];
  /** Hashes of blocks that no longer belong to the chain. */
  readonly orphans: readonly string[];
};

/**
 * Adds the next block. If its parent is not the previous block of the window, that one and all after it are orphans,
 * and the caller continues from the number before.
 *
 * @returns the new window; `orphans` is empty if the block follows directly
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
