import type { Socket } from 'node:net';
import type { Metrics } from '../../metrics.ts';

export type ConnectionLimits = {
  /** Maximum total of connections other than feeds. */
  readonly total: number;
  readonly perAddress: number;
};

/** Why a connection is in the reserve, as an HTTP status. */
export type Overflow = 429 | 503;

/** Tracks the connections of a server: how many each client has, which are idle, and which may be closed. */
export type ConnectionLimiter = {
  /** A connection was accepted; nothing has been read yet. */
  readonly enter: (socket: Socket) => void;
  /** Whether a response is in progress on it. Idle connections may be closed to free a slot. */
  readonly setBusy: (socket: Socket, busy: boolean) => void;
  /** It was upgraded to a feed, which is counted elsewhere. */
  readonly leave: (socket: Socket) => void;
  /** Set if it was accepted beyond the limits: it gets only health responses and errors. */
  readonly overflowOf: (socket: Socket) => Overflow | undefined;
};

/** Connections beyond the limits that still get a short response: health, or the reason for the refusal. */
export const RESERVED_CONNECTIONS = 64;
const RESERVED_PER_ADDRESS = 4;
/** All proxies share one key: their visitors are counted per request. */
const PROXY = '';

/** One pool: oldest first, in total and per address; idle connections are tracked separately. */
function createPool(total: number, perAddress: (key: string) => number) {
  const all = new Map<Socket, string>();
  const counts = new Map<string, number>();
  const idle = new Set<Socket>();
  const idleOf = new Map<string, Set<Socket>>();

  const setIdle = (socket: Socket, isIdle: boolean) => {
    const key = all.get(socket);
    if (key === undefined) return;
    idle.delete(socket);
    const own = idleOf.get(key) ?? new Set();
    own.delete(socket);
    if (isIdle) {
      idle.add(socket);
      own.add(socket);
    }
    if (own.size > 0) idleOf.set(key, own);
    else idleOf.delete(key);
  };
  const remove = (socket: Socket) => {
    const key = all.get(socket);
    if (key === undefined) return;
    setIdle(socket, false);
    all.delete(socket);
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
  const close = (waiting: ReadonlySet<Socket> | undefined) => {
    const [oldest] = waiting ?? [];
    if (oldest === undefined) return false;
    remove(oldest);
    oldest.destroy();
    return true;
  };
  return {
    setIdle,
    remove,
    /** Frees a slot if possible. Otherwise returns the reason. */
    freeSlot: (key: string): Overflow | undefined => {
      if ((counts.get(key) ?? 0) >= perAddress(key) && !close(idleOf.get(key))) return 429;
      return all.size >= total && !close(idle) ? 503 : undefined;
    },
    add: (socket: Socket, key: string) => {
      all.set(socket, key);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      setIdle(socket, true);
    },
  };
}

/**
 * Prevents clients from excluding others: each address has a limit, and one more connection closes its longest idle
 * one. The same applies to the total. If every connection is busy, a new one is accepted into a small reserve, whose
 * connections may be closed at any time, so that it never fills up permanently.
 *
 * @param keyOf the key that a connection counts for; undefined for a proxy, whose visitors are counted per request
 */
export function createConnectionLimiter(
  limits: ConnectionLimits,
  keyOf: (socket: Socket) => string | undefined,
  metrics: Metrics,
): ConnectionLimiter {
  const main = createPool(limits.total, (key) => (key === PROXY ? Infinity : limits.perAddress));
  const reserve = createPool(RESERVED_CONNECTIONS, (key) => (key === PROXY ? Infinity : RESERVED_PER_ADDRESS));
  const overflows = new WeakMap<Socket, Overflow>();

  return {
    enter: (socket) => {
      const key = keyOf(socket) ?? PROXY;
      const overflow = main.freeSlot(key);
      const pool = overflow === undefined ? main : reserve;
      if (overflow !== undefined) {
        overflows.set(socket, overflow);
        reserve.freeSlot(key);
        metrics.overflow(overflow === 429 ? 'address' : 'full');
      }
      pool.add(socket, key);
      socket.once('close', () => pool.remove(socket));
    },
    setBusy: (socket, busy) => main.setIdle(socket, !busy),
    leave: (socket) => {
      main.remove(socket);
      reserve.remove(socket);
    },
    overflowOf: (socket) => overflows.get(socket),
  };
}
