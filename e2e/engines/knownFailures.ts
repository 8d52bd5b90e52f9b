import type { Cell } from './checkRoute.ts';

type KnownFailure = {
  readonly engine: string;
  /** The plain path of the page; without it, every page. */
  readonly path?: string;
  readonly cell: Cell;
  readonly reason: string;
};

/** Cells that are red for a reason outside the site. Each names the reason, and is removed with it. */
const KNOWN_FAILURES: readonly KnownFailure[] = [];

/** The reason why a cell may be red, if there is one. */
export function knownFailure(engine: string, path: string, cell: Cell): string | undefined {
  return KNOWN_FAILURES.find((one) => one.engine === engine && one.cell === cell && (one.path ?? path) === path)
    ?.reason;
}
