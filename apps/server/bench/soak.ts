import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../src/config.ts';
import { createClientAddress } from '../src/http/clientAddress.ts';
import { createHub } from '../src/hub/createHub.ts';
import { inProcessBus } from '../src/hub/inProcessBus.ts';
import { createMetrics } from '../src/metrics.ts';
import { attachFeed } from '../src/ws/attachFeed.ts';

/** Memory of a server with clients and a lively market, minute by minute; fails when it keeps growing. */
const CLIENTS = Number(process.env['CLIENTS'] ?? 500);
const PER_SECOND = Number(process.env['RATE'] ?? 50);
const MINUTES = Number(process.env['MINUTES'] ?? 10);
const GOAL_MEBIBYTES = 2;
const MEBIBYTE = 1024 * 1024;
/** Caches fill at first; growth is counted after this share of the run. */
const WARM_SHARE = 0.3;

const config = readConfig({
  WS_PER_ADDRESS: '100000',
  WS_MAX_CLIENTS: '100000',
  WS_HANDSHAKES_PER_MINUTE: '100000',
});
const [bus, metrics] = [inProcessBus(), createMetrics()];
const hub = createHub(bus, { sweepMs: 0, minUsd: 1 }, metrics.trades);
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const addressOf = createClientAddress([]);
const gate = attachFeed(server, { config, bus, metrics, headers: {}, addressOf, origins: () => new Set() });
const { port } = server.address() as { port: number };
const clients = fork(new URL('fanoutClients.ts', import.meta.url).pathname, [String(port), String(CLIENTS)]);
await once(clients, 'message');

const samples: { readonly minute: number; readonly mebibytes: number }[] = [];
const started = Date.now();
let sent = 0;
while (Date.now() - started < MINUTES * 60_000) {
  const figures = { price: 65_000.5, volume: 12.345, volumeUsd: 802_431.17, timestamp: Date.now() };
  hub.accept([{ exchange: 'binance', symbol: 'BTCUSDT', id: String(sent), side: 'BUY', ...figures }]);
  sent += 1;
  if (sent % (PER_SECOND * 5) === 0) {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    samples.push({ minute: (Date.now() - started) / 60_000, mebibytes: (heapUsed + external) / MEBIBYTE });
  }
  await wait(Math.max(0, started + (sent * 1000) / PER_SECOND - Date.now()));
}
clients.send(sent);
const [{ lost }] = (await once(clients, 'message')) as [{ lost: number }];
const counted = samples.filter(({ minute }) => minute >= MINUTES * WARM_SHARE);
const [first, last] = [counted[0], counted.at(-1)];
const slope =
  first === undefined || last === undefined ? 0 : (last.mebibytes - first.mebibytes) / (last.minute - first.minute);
process.stdout.write(
  `${CLIENTS} clients, ${sent} messages each, ${lost} lost, ${last?.mebibytes.toFixed(1)} MiB, ${slope.toFixed(2)} MiB a minute (goal at most ${GOAL_MEBIBYTES})\n`,
);
clients.kill();
await gate.close();
process.exit(slope <= GOAL_MEBIBYTES && lost === 0 ? 0 : 1);
