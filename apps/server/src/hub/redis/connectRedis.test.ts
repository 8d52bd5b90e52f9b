import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
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
