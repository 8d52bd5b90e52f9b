export type Row = {
  readonly id: string;
  /** Milliseconds since 1970; what retention goes by. */
  readonly time: number;
  /** A plain value, kept as JSON. */
  readonly body: unknown;
};

/** What is kept, and for how long. */
export const KINDS = { transfer: 24 * 3_600_000, movement: 7 * 24 * 3_600_000, premium: 7 * 24 * 3_600_000 } as const;

export type Kind = keyof typeof KINDS;

type Change = {
  readonly put?: readonly Row[];
  readonly remove?: readonly string[];
  /** How far the source has been read; kept together with the rows, or not at all. */
  readonly cursor?: string;
};

/** Keeps rows of a few kinds by id. Reading always works; writing says whether it reached the disk. */
export interface Store {
  /** Whether the change is on disk. When it is not, it is kept in memory and written later. */
  readonly write: (kind: Kind, change: Change) => boolean;
  /** Oldest first. */
  readonly rows: (kind: Kind, since?: number) => readonly Row[];
  readonly has: (kind: Kind, id: string) => boolean;
  readonly cursor: (kind: Kind) => string | undefined;
  /** Whether something waits in memory because the disk does not take it. */
  readonly degraded: () => boolean;
  readonly close: () => void;
}
