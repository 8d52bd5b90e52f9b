import { afterEach, expect, it } from 'vitest';
import { type FakeServer, openFakeServer } from '../../../fakes/fakeServer.ts';
import { until } from '../../../testing/until.ts';
import { readConfig } from '../../config/config.ts';
import { createLog } from '../../log/log.ts';
import { openUpstream } from '../openUpstream.ts';
import { mexc } from './mexc.ts';

let fake: FakeServer | undefined;
afterEach(() => fake?.close());

const CHANNEL = 'spot@public.aggre.deals.v3.api.pb@100ms@BTCUSDT';

it.each([
  [0, `Not Subscribed successfully! [${CHANNEL}].  Reason： Blocked! `],
  [1, 'no subscription'],
])('MEXC is left when it refuses with code %d', async (code, msg) => {
  fake = await openFakeServer({
    webSocket: (socket) => {
      socket.on('message', () => socket.send(JSON.stringify({ id: 0, code, msg })));
    },
  });
  const lines: Readonly<Record<string, unknown>>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const config = readConfig({ SYMBOLS: 'BTC', UPSTREAM_MEXC_WS: fake.wsUrl });
  const events = { onItems: () => undefined, onState: () => undefined, onMalformed: () => undefined };
  const upstream = openUpstream(mexc(config), { ...events, onConnect: () => undefined }, { log });
  await until(() => lines.length > 0);
  expect(lines[0]).toMatchObject({ exchange: 'mexc', reason: `${code} ${msg}`, msg: 'not connected' });
  await upstream.close();
});
