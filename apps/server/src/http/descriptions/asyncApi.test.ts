import { once } from 'node:events';
import { feedMessageShapes } from '@toolbox/core/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts';
import { until } from '../../../testing/until.ts';

const FEED_MESSAGE = z.discriminatedUnion('type', [
  feedMessageShapes.hello,
  feedMessageShapes.status,
  feedMessageShapes.heartbeat,
  feedMessageShapes.recent_trades,
  feedMessageShapes.real_time_trade,
]);

type Described = {
  readonly asyncapi: string;
  readonly channels: {
    readonly feed: { readonly address: string; readonly messages: Readonly<Record<string, object>> };
  };
  readonly components: {
    readonly messages: Readonly<Record<string, { readonly payload: z.core.JSONSchema.JSONSchema }>>;
  };
};

let server: TestServer;
let described: Described;
const received: unknown[] = [];

beforeAll(async () => {
  server = await startTestServer({ WS_HEARTBEAT_MS: '100' });
  described = (await (await fetch(`${server.url}/api/asyncapi.json`)).json()) as Described;
  const socket = new WebSocket(new URL(described.channels.feed.address, server.url.replace('http', 'ws')));
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  await once(socket, 'open');
  const fakes = [...server.fakes.exchanges.values()];
  await until(() => fakes.every((fake) => fake.subscribers() === 1));
  for (const fake of fakes) fake.trade({ coin: 'BTC', side: 'BUY', price: 65_000, coins: 10 });
  const types = () => new Set(received.map((message) => (message as { readonly type: string }).type));
  await until(() => types().size === Object.keys(feedMessageShapes).length);
  socket.close();
});
afterAll(() => server.close());

describe('the live feed', () => {
  it('is described with every message it sends, by references that lead somewhere', () => {
    expect(described.asyncapi).toBe('3.0.0');
    const names = Object.keys(feedMessageShapes).toSorted();
    expect(Object.keys(described.channels.feed.messages).toSorted()).toEqual(names);
    expect(Object.keys(described.components.messages).toSorted()).toEqual(names);
    const references = JSON.stringify(described).matchAll(/"\$ref":"#\/([^"]+)"/gu);
    for (const [, path = ''] of references) {
      const found = path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], described);
      expect(found, path).toBeDefined();
    }
  });

  it('sends messages of these shapes, with no field beside them', () => {
    for (const message of received) expect(z.parse(FEED_MESSAGE, message)).toEqual(message);
  });

  it('sends what the document itself lets through, and the document refuses anything else', () => {
    for (const message of received) {
      const { type } = message as { readonly type: string };
      const payload = described.components.messages[type]?.payload;
      if (payload === undefined) expect.unreachable(type);
      const fromDocument = z.fromJSONSchema(payload);
      expect(fromDocument.safeParse(message).success).toBe(true);
      expect(fromDocument.safeParse({ type }).success).toBe(false);
      expect(fromDocument.safeParse({ ...(message as object), type: 'other' }).success).toBe(false);
    }
  });
});
