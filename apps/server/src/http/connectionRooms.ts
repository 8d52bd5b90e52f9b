import type { Socket } from 'node:net';
import type { Metrics } from '../metrics.ts';

export type RoomLimits = {
  /** Connections in all that are not feeds. */
  readonly most: number;
  readonly perAddress: number;
};

/** Why a connection is only in the reserve, as the status to say so with. */
export type Overflow = 429 | 503;

/** Keeps account of the connections of a server: who has how many, which of them wait, and which may be closed. */
export type ConnectionRooms = {
  /** A connection was made; not a byte of it has been read. */
  readonly enter: (socket: Socket) => void;
  /** An answer is under way on it, or no longer. What has none may be closed when room is needed. */
  readonly setBusy: (socket: Socket, busy: boolean) => void;
  /** It became a feed, which is counted elsewhere. */
  readonly leave: (socket: Socket) => void;
  /** Set when it was let in beyond the limits: it receives the state of the server, and nothing else. */
  readonly overflowOf: (socket: Socket) => Overflow | undefined;
};

/** Connections beyond the limits which still get a short answer: of health, or why there is no other. */
export const RESERVED_CONNECTIONS = 64;
const RESERVED_PER_ADDRESS = 4;
/** All proxies together: their visitors are counted by their requests. */
const PROXY = '';

/** One room: oldest first, in all and of each address; those that wait for a request are known apart. */
function createRoom(most: number, perAddress: (key: string) => number) {
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
    /** Makes room for one more where it can. Says what stands in the way where it cannot. */
    makeRoom: (key: string): Overflow | undefined => {
      if ((counts.get(key) ?? 0) >= perAddress(key) && !close(idleOf.get(key))) return 429;
      return all.size >= most && !close(idle) ? 503 : undefined;
    },
    add: (socket: Socket, key: string) => {
      all.set(socket, key);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      setIdle(socket, true);
    },
  };
}

/**
 * Nobody shuts others out: an address has so many connections, and one more closes the one of its own that has waited
 * longest for a request. The same holds for all together. Where every connection has an answer under way, a newcomer is
 * let into a small reserve, in which all of them may be closed at any time, so that it never fills up for good.
 *
 * @param keyOf whom a connection is counted for; nothing for a proxy, whose visitors are counted by their requests
 */
export function createConnectionRooms(
  limits: RoomLimits,
  keyOf: (socket: Socket) => string | undefined,
  metrics: Metrics,
): ConnectionRooms {
  const house = createRoom(limits.most, (key) => (key === PROXY ? Infinity : limits.perAddress));
  const reserve = createRoom(RESERVED_CONNECTIONS, (key) => (key === PROXY ? Infinity : RESERVED_PER_ADDRESS));
  const overflows = new WeakMap<Socket, Overflow>();

  return {
    enter: (socket) => {
      const key = keyOf(socket) ?? PROXY;
      const overflow = house.makeRoom(key);
      const room = overflow === undefined ? house : reserve;
      if (overflow !== undefined) {
        overflows.set(socket, overflow);
        reserve.makeRoom(key);
        metrics.overflow(overflow === 429 ? 'address' : 'full');
      }
      room.add(socket, key);
      socket.once('close', () => room.remove(socket));
    },
    setBusy: (socket, busy) => house.setIdle(socket, !busy),
    leave: (socket) => {
      house.remove(socket);
      reserve.remove(socket);
    },
    overflowOf: (socket) => overflows.get(socket),
  };
}
