import type { Bodies } from './storedBodies.ts';

export type Kind = keyof Bodies;

export type Row<K extends Kind = Kind> = {
  readonly id: string;
  /** Milliseconds since 1970; determines the retention. */
  readonly time: number;
  /** A plain value, kept as JSON. */
  readonly body: Bodies[K];
};

/** The kinds of rows and their retention. */
export const KINDS = {
  transfer: 24 * 3_600_000,
  movement: 7 * 24 * 3_600_000,
  premium: 7 * 24 * 3_600_000,
  price: 30 * 24 * 3_600_000,
} as const satisfies Readonly<Record<Kind, number>>;

/** The times before which the rows of each kind are deleted. */
export type RetentionStarts = Readonly<Record<Kind, number>>;

export type Change<K extends Kind = Kind> = {
  readonly put?: readonly Row<K>[];
  readonly remove?: readonly string[];
  /** The cursor of the source; stored in the same transaction as the rows. */
  readonly cursor?: string;
};

/** Stores rows of a few kinds by id. Reading always works; writing returns whether it reached the disk. */
export interface Store {
  /** Returns whether the change is on disk. Otherwise it is kept in memory and written later. */
  readonly write: <K extends Kind>(kind: K, change: Change<K>) => boolean;
  /** Oldest first. */
  readonly rows: <K extends Kind>(kind: K, since?: number) => readonly Row<K>[];
  readonly has: (kind: Kind, id: string) => boolean;
  /** The last one that was written, or that of a file that was opened since: it may be older, or of another file. */
  readonly cursor: (kind: Kind) => string | undefined;
  /** Whether changes are pending in memory because writing fails. */
  readonly degraded: () => boolean;
  readonly close: () => void;
}
