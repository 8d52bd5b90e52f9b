import type { FeedClient } from './feedClient.ts';

/** Sends frames to all clients, in their order, without blocking the process. */
export type Broadcaster = {
  readonly send: (frame: Buffer) => void;
  /** A client gets what is sent after it was added. */
  readonly add: (client: FeedClient) => void;
  /** Sends all pending frames without delay. */
  readonly flush: () => void;
};

/** The number of clients written to before the event loop gets a turn for requests, pings and signals. */
const CLIENTS_PER_TURN = 200;

/**
 * Collects the frames of a turn of the event loop and writes them to each client at once; after some clients, the event
 * loop gets a turn. Frames that arrive meanwhile are written together next, so that a burst costs one write for each
 * client, not one for each client and frame.
 */
export function createBroadcaster(clients: ReadonlySet<FeedClient>): Broadcaster {
  let frames: Buffer[] = [];
  /** The clients that were added while frames were pending, and how many frames came before each. */
  const late = new Map<FeedClient, number>();
  let rest: (() => boolean) | undefined;
  let turn: NodeJS.Immediate | undefined;

  /**
   * Prepares the collected frames. Each call of the result writes to some of the clients, and returns whether all are
   * done.
   */
  const begin = (): (() => boolean) => {
    const [batch, skipped] = [frames, new Map(late)];
    frames = [];
    late.clear();
    const whole = Buffer.concat(batch);
    const waiting = [...clients];
    let next = 0;
    return () => {
      const end = Math.min(waiting.length, next + CLIENTS_PER_TURN);
      for (const client of waiting.slice(next, end)) {
        const from = skipped.get(client) ?? 0;
        if (from < batch.length) client.send(from === 0 ? whole : Buffer.concat(batch.slice(from)));
      }
      next = end;
      return next === waiting.length;
    };
  };
  const step = () => {
    turn = undefined;
    rest ??= begin();
    if (rest()) rest = undefined;
    if (rest !== undefined || frames.length > 0) turn = setImmediate(step);
  };

  return {
    send: (frame) => {
      if (clients.size === 0) return;
      frames.push(frame);
      turn ??= setImmediate(step);
    },
    add: (client) => {
      if (frames.length > 0) late.set(client, frames.length);
    },
    flush: () => {
      while (turn !== undefined) {
        clearImmediate(turn);
        step();
      }
    },
  };
}
