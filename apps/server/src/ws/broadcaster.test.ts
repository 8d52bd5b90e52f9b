import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createBroadcaster } from './broadcaster.ts';
import type { FeedClient } from './feedClient.ts';

type Listener = FeedClient & { readonly writes: string[] };

function listener(): Listener {
  const writes: string[] = [];
  return { writes, send: (frame) => void writes.push(String(frame)), close: () => undefined };
}
function setUp(count: number) {
  const listeners = Array.from({ length: count }, listener);
  const clients = new Set<FeedClient>(listeners);
  const broadcaster = createBroadcaster(clients);
  const send = (text: string) => broadcaster.send(Buffer.from(text));
  return { listeners, clients, broadcaster, send };
}
const turns = async (count: number) => {
  for (let number = 0; number < count; number += 1) await turn();
};

describe('a broadcast', () => {
  it('is one write to each client, in order, for all that is sent in a turn', async () => {
    const { listeners, send } = setUp(3);
    for (const text of ['a', 'b', 'c']) send(text);
    expect(listeners.flatMap(({ writes }) => writes)).toEqual([]);
    await turns(2);
    expect(listeners.map(({ writes }) => writes)).toEqual(Array(3).fill(['abc']));
  });

  it('to many clients gives others a turn, and what is sent meanwhile is one write afterward', async () => {
    const { listeners, send } = setUp(1000);
    const reached = () => listeners.filter(({ writes }) => writes.length > 0).length;
    send('a');
    const seen: number[] = [];
    while (reached() < 1000) {
      await turn();
      send('b');
      seen.push(reached());
    }
    expect(new Set(seen).size).toBeGreaterThanOrEqual(5);
    await turns(12);
    expect(new Set(listeners.map(({ writes }) => writes.length)).size).toBe(1);
    expect(new Set(listeners.map(({ writes }) => writes.join('')))).toEqual(new Set([`a${'b'.repeat(seen.length)}`]));
    expect(listeners[0]?.writes.length).toBeLessThan(seen.length);
  });

  it('reaches a new client only with what is sent after it was added', async () => {
    const { clients, broadcaster, listeners, send } = setUp(1);
    const late = listener();
    send('a');
    clients.add(late);
    broadcaster.add(late);
    send('b');
    await turns(2);
    expect([listeners[0]?.writes, late.writes]).toEqual([['ab'], ['b']]);
    send('c');
    await turns(2);
    expect(late.writes).toEqual(['b', 'c']);
    const last = listener();
    send('d');
    clients.add(last);
    broadcaster.add(last);
    await turns(2);
    expect(last.writes).toEqual([]);
  });

  it('can be finished at once', async () => {
    const { listeners, broadcaster, send } = setUp(1000);
    send('a');
    await turns(2);
    send('b');
    broadcaster.flush();
    expect(new Set(listeners.map(({ writes }) => writes.join('')))).toEqual(new Set(['ab']));
    await turns(3);
    expect(listeners.at(-1)?.writes.join('')).toBe('ab');
  });

  it('without clients writes nothing', async () => {
    const { clients, broadcaster, send } = setUp(0);
    send('a');
    const first = listener();
    clients.add(first);
    broadcaster.add(first);
    await turns(2);
    expect(first.writes).toEqual([]);
  });
});
