import { type FeedMessage, parseFeedMessage } from '@toolbox/core/feed';
import { ReconnectingSocket, type SocketStatus } from './ReconnectingSocket.ts';
import type { Surroundings } from './surroundings.ts';

/** What a connection to the feed reports. */
export type FeedEvents = {
  /** Each message of a known type, in order; others are ignored. */
  readonly onMessage: (message: FeedMessage) => void;
  /** Each change of the status; first after `connectFeed` has returned. */
  readonly onStatus?: ((status: SocketStatus) => void) | undefined;
};

/** An open connection, which reconnects by itself until it is closed. */
export type FeedConnection = {
  /** Connects now instead of after the delay; does nothing while the connection is live. */
  readonly retry: () => void;
  /** Closes it permanently; no event follows. */
  readonly close: () => void;
};

/**
 * Connects to the live feed of a server (`/ws`), and reconnects where the connection is lost or silent.
 *
 * A message that cannot be read is logged to the console and otherwise ignored.
 *
 * @param url such as `wss://toolbox.example/ws`
 * @param surroundings of a page, or `plainSurroundings()`
 */
export function connectFeed(url: string, events: FeedEvents, surroundings: Surroundings): FeedConnection {
  const onText = (text: string) => {
    const parsed = parseFeedMessage(text);
    if (parsed.ok) events.onMessage(parsed.value);
    // biome-ignore lint/suspicious/noConsole: the feed goes on, and a developer should know
    else if (parsed.failure === 'malformed') console.warn('The live feed sent a message that cannot be read.');
  };
  const socket = new ReconnectingSocket(url, { onText, onStatus: (status) => events.onStatus?.(status) }, surroundings);
  return { retry: () => socket.retry(), close: () => socket.close() };
}
