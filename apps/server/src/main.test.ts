import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { outputOf, spawnChild } from '../testing/spawnChild.ts';
import { testSite } from '../testing/testSite.ts';
import { until } from '../testing/until.ts';
import { VARIABLES } from './config/config.ts';

const site = testSite();
afterAll(() => site.remove());

function run(variables: Readonly<Record<string, string>>) {
  const main = join(import.meta.dirname, 'main.ts');
  const folders = { SITE_DIR: site.siteDir, DATA_DIR: site.dataDir };
  const child = spawnChild(process.execPath, [main], { LIVE: 'off', ...folders, ...variables });
  return { child, out: outputOf(child.stdout), problems: outputOf(child.stderr) };
}

/** Live data from services that never respond, and a bus that does not either. */
function muteServices(port: number): Readonly<Record<string, string>> {
  const services = VARIABLES.filter((name) => name.startsWith('UPSTREAM_') || name === 'ETH_RPC_URLS');
  const urlOf = (name: string) => `${/_WS$|WHALE_ALERT/u.test(name) ? 'ws' : 'http'}://127.0.0.1:${port}`;
  return {
    ...Object.fromEntries(services.map((name) => [name, urlOf(name)])),
    LIVE: 'on',
    PORT: '0',
    REDIS_URL: `redis://127.0.0.1:${port}`,
  };
}

it.each([
  ['PORT', {}],
  ['METRICS_PORT', { PORT: '0' }],
])('says in one sentence that %s is taken, and exits with 1', async (name, others) => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { child, problems } = run({ ...others, [name]: String(port) });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(problems()).toBe(
    `Port ${port} is taken by another program. Choose another one, such as ${name}=${port + 1}.\n`,
  );
  holder.close();
});

it('says what is wrong with a variable, and exits with 1', async () => {
  const { child, problems } = run({ PORT: 'x' });
  const [code] = await once(child, 'exit');
  expect([code, problems()]).toEqual([1, 'PORT must be a whole number from 0 to 65535.\n']);
});

// SIGHUP comes when a terminal is closed.
it.each(['SIGTERM', 'SIGHUP'] as const)('stops cleanly on %s', async (signal) => {
  const { child, out } = run({ PORT: '0' });
  while (!out().includes('serving the site')) await once(child.stdout, 'data');
  child.kill(signal);
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  for (const line of out().trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
});

async function refusesConnections(port: number): Promise<boolean> {
  const client = connect(port, '127.0.0.1');
  const isRefused = await once(client, 'connect').then(
    () => false,
    () => true,
  );
  client.destroy();
  return isRefused;
}

it('stops cleanly while a handshake is only half sent', async () => {
  const { child, out } = run({ PORT: '0', SHUTDOWN_MS: '25000' });
  while (!out().includes('"url":')) await once(child.stdout, 'data');
  const { host, port } = new URL(/"url":"([^"]+)"/.exec(out())?.[1] ?? '');
  const client = connect(Number(port), '127.0.0.1');
  let response = '';
  client.on('data', (chunk) => {
    response += chunk;
  });
  client.on('error', () => undefined);
  const headers = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
  const key = `Sec-WebSocket-Key: ${'A'.repeat(22)}==`;
  const handshake = ['GET /ws HTTP/1.1', `Host: ${host}`, 'Origin: http://other.example', ...headers, key, ''];
  // The response to what is sent with it shows that the server has read it.
  client.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n${handshake.join('\r\n')}`);
  await until(() => response.includes('200 OK'));
  child.kill('SIGTERM');
  await until(() => refusesConnections(Number(port)));
  expect(response).not.toContain('503');
  client.write('\r\n');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(response).toContain('503');
  client.destroy();
});

it('stops cleanly on a signal while it is starting', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const { child, out } = run({ ...muteServices(port), ROLE: 'gateway' });
  await once(mute, 'connection');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(out()).not.toContain('serving the site');
  mute.close();
});

it('leaves nothing behind when the demo is stopped while it is starting', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolbox-stopped-'));
  const stopAtOnce =
    "process.on('newListener', (name) => { if (name === 'SIGTERM') process.nextTick(() => process.emit(name)) })";
  const demo = join(import.meta.dirname, '../fakes/demo.ts');
  const child = spawnChild(process.execPath, ['--import', `data:text/javascript,${stopAtOnce}`, demo], {
    PORT: '0',
    SITE_DIR: site.siteDir,
    TMPDIR: folder,
  });
  const out = outputOf(child.stdout);
  const [code] = await once(child, 'exit');
  expect([code, out()]).toEqual([0, '']);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('is ready to serve the site without a bus as a gateway, but not to receive trades as an ingest', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const readyAs = async (role: string) => {
    const { child, out } = run({ ...muteServices(port), ROLE: role });
    while (!out().includes('"url":')) await once(child.stdout, 'data');
    const response = await fetch(`${/"url":"([^"]+)"/.exec(out())?.[1]}/readyz`);
    child.kill('SIGTERM');
    return [response.status, await response.json()];
  };
  const parts = { running: true, bus: false };
  // At once, because a process takes long to start on a busy machine.
  expect(await Promise.all([readyAs('gateway'), readyAs('ingest')])).toMatchObject([
    [200, { status: 'degraded', parts }],
    [503, { status: 'not ready', parts }],
  ]);
  mute.close();
});

it('warns at start when it is meant for others and knows only the origins of this machine', async () => {
  const { child, out } = run({ PORT: '0', NODE_ENV: 'production' });
  while (!out().includes('ALLOWED_ORIGINS')) await once(child.stdout, 'data');
  const lines = out()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: string; msg: string });
  expect(lines.find(({ msg }) => msg.includes('ALLOWED_ORIGINS'))?.level).toBe('warn');
  child.kill('SIGTERM');
  await once(child, 'exit');
});
