import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config/config.ts';
import { startServer } from '../src/startServer.ts';
import { UPSTREAM_TIMING } from '../src/upstream/timing.ts';
import { listenTo } from '../testing/feedListener.ts';
import { settableClock } from '../testing/testClock.ts';
import { testSite } from '../testing/testSite.ts';

/** Measures the memory of the server with clients, a busy market and repeated faults; fails if it keeps growing. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    clients: { type: 'string', default: '300' },
    rate: { type: 'string', default: '50' },
  },
});
const [minutes, clientCount] = [Number(values.minutes), Number(values.clients)];
const GOAL_MEBIBYTES = 1;
const MEBIBYTE = 1024 * 1024;
const SAMPLE_MS = 2000;
const QUIET_MS = 6000;
/** Caches fill at first; growth is counted after this share of the run. */
const WARM_SHARE = 0.3;
/** Offsets to which the machine's clock is set, one after the other. */
const CLOCK_JUMPS = [90_000, -90_000, 3_600_000, -3_600_000];
const JUMP_EVERY = 10;

type Sample = { readonly minute: number; readonly mebibytes: number };

/** The growth per minute by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (pick: (sample: Sample) => number) => samples.reduce((sum, one) => sum + pick(one), 0) / samples.length;
  const [minute, mebibytes] = [mean((one) => one.minute), mean((one) => one.mebibytes)];
  const spread = samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0);
  return samples.reduce((sum, one) => sum + (one.minute - minute) * (one.mebibytes - mebibytes), 0) / spread;
}

const market = fork(new URL('soakMarket.ts', import.meta.url), [values.rate]);
const [variables] = (await once(market, 'message')) as [Record<string, string>];
const [site, folder, clock] = [testSite(), mkdtempSync(join(tmpdir(), 'toolbox-soak-')), settableClock()];
const config = readConfig({
  ...variables,
  PORT: '0',
  METRICS_PORT: '0',
  LOG_LEVEL: 'silent',
  SITE_DIR: site.siteDir,
  DATA_DIR: folder,
  STALE_MS: '2000',
  WS_PER_ADDRESS: '100000',
  WS_HANDSHAKES_PER_MINUTE: '100000',
});
const timing = { ...UPSTREAM_TIMING, maxBackoffMs: 2000 };
const server = await startServer(config, { timing, clock });
const witness = await listenTo(`${server.url.replace('http', 'ws')}/ws`);
const listeners = new URL('fanoutClients.ts', import.meta.url);
const clients = fork(listeners, [new URL(server.url).port, String(clientCount)]);
await once(clients, 'message');
let received = 0;
const count = () => {
  received += witness.trades.splice(0).length;
  witness.messages.splice(0);
};
count();
const before = received;
market.send('go');

const samples: Sample[] = [];
const started = performance.now();
for (let turn = 1; performance.now() - started < minutes * 60_000; turn += 1) {
  await wait(SAMPLE_MS);
  count();
  if (turn % JUMP_EVERY === 0) clock.jump(CLOCK_JUMPS[(turn / JUMP_EVERY) % CLOCK_JUMPS.length] ?? 0);
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  samples.push({ minute: (performance.now() - started) / 60_000, mebibytes: (heapUsed + external) / MEBIBYTE });
}
market.kill();
// Gaps are still being filled, and prices still being confirmed.
let known: number;
do {
  known = received;
  await wait(QUIET_MS);
  count();
} while (received !== known);
clients.send(received - before);
const [{ lost }] = (await once(clients, 'message')) as [{ lost: number }];
const metrics = await (await fetch(server.metricsUrl ?? '')).text();
const faults = metrics
  .split('\n')
  .filter((line) => /^toolbox_(?:trades_dropped|gaps|upstream_connects)_total\{/.test(line));
const slope = slopeOf(samples.filter(({ minute }) => minute >= minutes * WARM_SHARE));
process.stdout.write(`${faults.join('\n')}\n`);
process.stdout.write(
  `${clientCount} clients, ${received - before} messages each, ${lost} lost, ${samples.at(-1)?.mebibytes.toFixed(1)} MiB, ${slope.toFixed(2)} MiB a minute (goal below ${GOAL_MEBIBYTES})\n`,
);
clients.kill();
witness.socket.close();
await server.close();
site.remove();
rmSync(folder, { recursive: true, force: true });
process.exit(slope < GOAL_MEBIBYTES && lost === 0 ? 0 : 1);
