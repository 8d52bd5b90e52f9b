import type { FeedMessage } from '@toolbox/core/feed';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectFeed } from './connectFeed.ts';
import { type SocketStatus, STALE_AFTER_MS } from './ReconnectingSocket.ts';
import { fakeSurroundings } from './testing/fakeSurroundings.ts';

afterEach(() => void vi.restoreAllMocks());

function connected() {
  const around = fakeSurroundings();
  const messages: FeedMessage[] = [];
  const states: string[] = [];
  const events = {
    onMessage: (message: FeedMessage) => messages.push(message),
    onStatus: ({ state = '' }) => states.push(state),
  };
  const feed = connectFeed('ws://feed/ws', events, around);
  const [server] = around.connections;
  if (server === undefined) throw new Error('No connection was made');
  server.accept();
  return { around, feed, messages, server, states };
}

describe('connectFeed', () => {
  it('passes on the messages it knows, and warns of those it cannot read', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { messages, server } = connected();
    server.receive(JSON.stringify({ type: 'hello', min_usd: 500_000, exchanges: ['binance'], simulated: false }));
    server.receive(JSON.stringify({ type: 'of a later release' }));
    expect(warned).not.toHaveBeenCalled();
    server.receive('{');
    expect(warned).toHaveBeenCalledOnce();
    expect(messages).toMatchObject([{ type: 'hello' }]);
  });

  it('reports its state, and nothing after it is closed', () => {
    const { around, feed, server, states } = connected();
    around.pass(STALE_AFTER_MS);
    expect(states).toEqual(['live', 'stale']);
    feed.close();
    expect(server.isClosed()).toBe(true);
    around.pass(STALE_AFTER_MS * 10);
    expect(states).toEqual(['live', 'stale']);
    expect(around.connections).toHaveLength(1);
  });

  it.each(['never', 'throws'] as const)('may be closed by its first status: WebSocket opens %s', async (opens) => {
    const around = fakeSurroundings();
    around.opens = opens;
    const problems: unknown[] = [];
    const onStatus = ({ problem }: SocketStatus) => {
      problems.push(problem);
      feed.close();
    };
    const feed = connectFeed('ws://feed/ws', { onMessage: () => {}, onStatus }, around);
    expect(problems).toEqual([]);
    await Promise.resolve();
    expect([problems.length, around.timers()]).toEqual([1, 0]);
  });

  it('reports no first status after it was closed, and the newest where it changed at once', async () => {
    const around = fakeSurroundings();
    around.online = false;
    const states: string[] = [];
    const events = { onMessage: () => {}, onStatus: ({ state }: SocketStatus) => states.push(state) };
    connectFeed('ws://feed/ws', events, around).close();
    await Promise.resolve();
    expect(states).toEqual([]);
    const feed = connectFeed('ws://feed/ws', events, around);
    around.online = true;
    feed.retry();
    await Promise.resolve();
    expect(states).toEqual(['connecting']);
  });
});
