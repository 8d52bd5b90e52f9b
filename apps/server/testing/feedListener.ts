import { once } from 'node:events';
import { type FeedMessage, parseFeedMessage, type Trade } from '@toolbox/core/feed';
import { WebSocket } from 'ws';

export type FeedListener = {
  readonly socket: WebSocket;
  readonly messages: FeedMessage[];
  readonly trades: Trade[];
};

/** Connects to a feed as a page does, and records what it receives. */
export async function listenTo(url: string, headers: Readonly<Record<string, string>> = {}): Promise<FeedListener> {
  const socket = new WebSocket(url, { headers });
  const listener: FeedListener = { socket, messages: [], trades: [] };
  socket.on('message', (data) => {
    const read = parseFeedMessage(String(data));
    if (!read.ok) throw new Error(`not a message of the feed: ${String(data)}`);
    listener.messages.push(read.value);
    if (read.value.type === 'real_time_trade') listener.trades.push(read.value.trade);
  });
  await once(socket, 'open');
  return listener;
}

/** How a handshake or a connection ends: the HTTP status of a refusal, or the close code. */
export async function endOf(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const socket = new WebSocket(url, { headers });
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('close', (code) => resolve(code));
    socket.on('error', () => undefined);
  });
}
