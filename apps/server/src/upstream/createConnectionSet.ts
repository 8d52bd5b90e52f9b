import type { OpenConnection } from './openConnection.ts';
import { coversPairsOf } from './pairSubscriptions.ts';

/** The open connections of one upstream: more than one while one is being replaced. */
export type ConnectionSet = {
  readonly add: (connection: OpenConnection) => void;
  readonly has: (connection: OpenConnection) => boolean;
  /** Marks a connection as serving, because it has sent data. */
  readonly setServing: (connection: OpenConnection) => void;
  readonly isServing: (connection: OpenConnection) => boolean;
  readonly hasServing: () => boolean;
  /**
   * Of two connections that are about to end, keeps the one that sends data, or that of more pairs, or else the newer
   * one.
   */
  readonly keepOne: (older: OpenConnection | undefined, newer: OpenConnection) => OpenConnection;
  readonly close: (reason?: string) => void;
};

/**
 * The open connections of an upstream, of which a new one replaces the old one once it serves.
 *
 * @param onNoneServing called when a connection has ended and none of the others serves
 */
export function createConnectionSet(onNoneServing: () => void): ConnectionSet {
  const connections = new Set<OpenConnection>();
  const serving = new Set<OpenConnection>();
  return {
    add: (connection) => {
      connections.add(connection);
      void connection.ended.then(() => {
        connections.delete(connection);
        serving.delete(connection);
        if (serving.size === 0) onNoneServing();
      });
    },
    has: (connection) => connections.has(connection),
    setServing: (connection) => serving.add(connection),
    isServing: (connection) => serving.has(connection),
    hasServing: () => serving.size > 0,
    keepOne: (older, newer) => {
      if (older === undefined || !connections.has(older)) return newer;
      const isBetter = serving.has(newer) && coversPairsOf(newer, older);
      const [kept, other] = serving.has(older) && !isBetter ? [older, newer] : [newer, older];
      other.close();
      return kept;
    },
    close: (reason) => {
      for (const connection of connections) connection.close(reason);
    },
  };
}
