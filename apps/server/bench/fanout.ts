import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Trade } from '@toolbox/core/feed';
import { WebSocketServer } from 'ws';
import { readConfig } from '../src/config/config.ts';
import { createApp } from '../src/http/createApp.ts';
import { createClientAddress } from '../src/http/request/clientAddress.ts';
import { inProcessBus } from '../src/hub/inProcessBus.ts';
import { createLog } from '../src/log/log.ts';
import { createMetrics } from '../src/metrics.ts';
import { attachFeed } from '../src/ws/attachFeed.ts';
import { testSite } from '../testing/testSite.ts';

/** The cost of the feed per client and message, compared to a plain loop over `ws` in the same run. */
const CLIENTS = Number(process.env['CLIENTS'] ?? 1000);
const PER_SECOND = Number(process.env['RATE'] ?? 10);
const SECONDS = Number(process.env['DURATION'] ?? 10);
const ROUNDS = Number(process.env['ROUNDS'] ?? 2);
const GOAL = CLIENTS > 5000 ? 1.15 : 1;

type Measured = {
  readonly cpuMicroseconds: number;
  readonly kilobytes: number;
  readonly lost: number;
  readonly p99: number;
};
type Side = { readonly port: number; readonly send: (text: Trade) => void; readonly close: () => Promise<unknown> };

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function bare(): Promise<Side> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    send: (trade) => {
      const text = JSON.stringify({ type: 'real_time_trade', ...trade, volume_usd: trade.volumeUsd });
      for (const socket of sockets.clients) socket.send(text);
    },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
    },
  };
}

async function ours(): Promise<Side> {
  const site = testSite();
  const config = readConfig({
    WS_PER_ADDRESS: '100000',
    WS_MAX_CLIENTS: '100000',
    WS_HANDSHAKES_PER_MINUTE: '100000',
    MAX_CONNECTIONS: '100000',
    SHUTDOWN_MS: '500',
  });
  const [bus, metrics] = [inProcessBus(), createMetrics()];
  const app = createApp({ config, log: createLog('silent'), headers: {}, files: undefined, metrics });
  const clientIpOf = createClientAddress([]);
  const gate = attachFeed(app.server, { config, bus, metrics, headers: {}, clientIpOf, origins: () => new Set() });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    port: (app.server.address() as AddressInfo).port,
    send: bus.publishTrade,
    close: async () => {
      await gate.close();
      await app.close();
      site.remove();
    },
  };
}

/** The memory in use by the program; the process reserves more, but reuses it. */
function heldBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function measure(side: Side): Promise<Measured> {
  const memoryBefore = heldBytes();
  const clients = fork(new URL('fanoutClients.ts', import.meta.url), [String(side.port), String(CLIENTS)]);
  await once(clients, 'message');
  const kilobytes = (heldBytes() - memoryBefore) / 1024 / CLIENTS;
  const cpuBefore = process.cpuUsage();
  const total = PER_SECOND * SECONDS;
  for (let number = 0; number < total; number += 1) {
    const figures = { price: 65_000.5, volume: 12.345, volumeUsd: 802_431.17, timestamp: Date.now() };
    side.send({ exchange: 'binance', symbol: 'BTCUSDT', id: String(number), side: 'BUY', ...figures });
    await new Promise((resolve) => setTimeout(resolve, 1000 / PER_SECOND));
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  clients.send(total);
  const [{ lost, p99 }] = (await once(clients, 'message')) as [{ lost: number; p99: number }];
  clients.kill();
  await once(clients, 'exit');
  await side.close();
  return { cpuMicroseconds: (user + system) / (total * CLIENTS), kilobytes, lost, p99 };
}

function best(all: readonly Measured[]): Measured {
  return all.reduce((one, other) => (other.cpuMicroseconds < one.cpuMicroseconds ? other : one));
}

function row(name: string, { cpuMicroseconds, kilobytes, lost, p99 }: Measured): string {
  const figures = [cpuMicroseconds.toFixed(2), kilobytes.toFixed(1), p99.toFixed(0), String(lost)];
  return `${name.padEnd(28)}${figures.map((figure) => figure.padStart(14)).join('')}`;
}

print(`${CLIENTS} clients, ${PER_SECOND} messages a second, ${SECONDS} s, best of ${ROUNDS}, sides in turn`);
const found: Record<'bare' | 'ours', Measured[]> = { bare: [], ours: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  found.bare.push(await measure(await bare()));
  found.ours.push(await measure(await ours()));
}
const [plain, feed] = [best(found.bare), best(found.ours)];
print(`${''.padEnd(28)}${['µs/delivery', 'kB/client', 'p99 ms', 'lost'].map((title) => title.padStart(14)).join('')}`);
print(row('bare ws', plain));
print(row('this server, all limits on', feed));
const ratio = feed.cpuMicroseconds / plain.cpuMicroseconds;
print(`ratio ${ratio.toFixed(2)}, goal at most ${GOAL}`);
process.exit(ratio <= GOAL && found.ours.every(({ lost }) => lost === 0) ? 0 : 1);
