export type Row = {
  readonly id: string;
  /** Milliseconds since 1970; determines the retention. */
  readonly time: number;
  /** A plain value, kept as JSON. */
  readonly body: unknown;
};

/** The kinds of rows and their retention. */
export const KINDS = {
  transfer: 24 * 3_600_000,
  movement: 7 * 24 * 3_600_000,
  premium: 7 * 24 * 3_600_000,
  price: 30 * 24 * 3_600_000,
} as const;

export type Kind = keyof typeof KINDS;

export type Change = {
  readonly put?: readonly Row[];
  readonly remove?: readonly string[];
  /** The cursor of the source; stored in the same transaction as the rows. */
  readonly cursor?: string;
};

/** Stores rows of a few kinds by id. Reading always works; writing returns whether it reached the disk. */
export interface Store {
  /** Returns whether the change is on disk. Otherwise it is kept in memory and written later. */
  readonly write: (kind: Kind, change: Change) => boolean;
  /** Oldest first. */
  readonly rows: (kind: Kind, since?: number) => readonly Row[];
  readonly has: (kind: Kind, id: string) => boolean;
  readonly cursor: (kind: Kind) => string | undefined;
  /** Whether changes are pending in memory because writing fails. */
  readonly degraded: () => boolean;
  readonly close: () => void;
}
