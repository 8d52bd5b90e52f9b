import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { REDIS_PROGRAM, redisServer } from '../../../testing/redisServer.ts';
import { until } from '../../../testing/until.ts';
import { createLog } from '../../log/log.ts';
import { openRedisBus } from './redisBus.ts';

it.each([true, false])(
  'does not keep a bus from opening and closing when Redis never responds: leading %s',
  async (leading) => {
    const sockets: Socket[] = [];
    const mute = createServer({ allowHalfOpen: true }, (socket) => sockets.push(socket.on('error', () => undefined)));
    await once(mute.listen(0, '127.0.0.1'), 'listening');
    const { port } = mute.address() as AddressInfo;
    const bus = await openRedisBus(`redis://127.0.0.1:${port}`, { leading }, createLog('silent'));
    expect(sockets.length).toBeGreaterThanOrEqual(2);
    expect(bus.healthy()).toBe(false);
    await bus.close();
    for (const socket of sockets) socket.destroy();
    mute.close();
  },
);

describe.skipIf(REDIS_PROGRAM === undefined)('a database that cannot be selected', { timeout: 20_000 }, () => {
  it.each([
    ['does not exist', '', '16', 'ERR DB index is out of range'],
    ['is refused to the account', 'limited:secret@', '1', "'select' command"],
  ])('is not reached, and no other is used instead: it %s', async (_, account, database, reason) => {
    const redis = await redisServer();
    const client = new Redis(redis.url);
    await client.call('ACL', 'SETUSER', 'limited', 'on', '>secret', '~*', '+@all', '-select');
    const lines: { msg: string; reason?: string }[] = [];
    const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
    const url = `redis://${account}127.0.0.1:${redis.port}/${database}`;
    const buses = await Promise.all([true, false].map((leading) => openRedisBus(url, { leading, lockMs: 600 }, log)));
    const [leader] = buses;
    // Several attempts to connect.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(buses.map((bus) => bus.healthy() || bus.leads())).toEqual([false, false]);
    expect(await client.dbsize()).toBe(0);
    expect(lines.map(({ msg }) => msg)).toEqual(['the bus is not reached', 'the bus is not reached']);
    for (const line of lines) expect(line.reason).toContain(reason);

    if (account !== '') {
      await client.call('ACL', 'SETUSER', 'limited', '+select');
      await until(() => buses.every((bus) => bus.healthy()) && leader?.leads() === true, 5000);
      expect(await client.dbsize()).toBe(0);
    }
    await Promise.all(buses.map((bus) => bus.close()));
    await client.quit();
    await redis.stop();
  });
});
