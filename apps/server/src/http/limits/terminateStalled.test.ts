import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { testClock } from '../../../testing/testClock.ts';
import { until } from '../../../testing/until.ts';
import { terminateStalled } from './terminateStalled.ts';

const LIMITS = { writeMs: 10_000, responseMs: 120_000, checkMs: 5 };
const MEBIBYTE = 1024 * 1024;
/** Far more than the kernel buffers of both sides. */
const MUCH = Buffer.alloc(96 * MEBIBYTE);
const ROUND_MS = 9000;

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A watched connection, and its reader, which reads only on request. */
async function open() {
  const clock = testClock();
  let cut = 0;
  const watch = terminateStalled(LIMITS, clock, () => {
    cut += 1;
  });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection') as Promise<Socket[]>;
  const reader = connect((server.address() as { port: number }).port, '127.0.0.1');
  const [writer] = await accepted;
  if (writer === undefined) throw new Error('no connection');
  for (const socket of [reader, writer]) socket.on('error', () => undefined);
  reader.pause();
  watch.setBusy(writer, true);
  cleanups.push(
    watch.stop,
    () => reader.destroy(),
    () => writer.destroy(),
    () => server.close(),
  );
  const read = async (bytes: number) => {
    let left = bytes;
    while (left > 0) {
      const chunk = reader.read() as Buffer | null;
      left -= chunk?.length ?? 0;
      if (chunk === null) await once(reader, 'readable');
    }
  };
  const checked = () => wait(4 * LIMITS.checkMs);
  return { clock, reader, writer, read, checked, cut: () => cut };
}

it('cuts a write that makes no progress for ten seconds, and not before', async () => {
  const { clock, writer, checked, cut } = await open();
  writer.write(MUCH);
  await checked();
  clock.pass(LIMITS.writeMs - 1);
  await checked();
  expect([cut(), writer.destroyed]).toEqual([0, false]);
  clock.pass(1);
  await until(() => writer.destroyed);
  expect(cut()).toBe(1);
});

it('leaves a client alone that reads a little now and then, but not forever', async () => {
  const { clock, writer, read, checked, cut } = await open();
  writer.write(MUCH);
  await checked();
  for (let passed = 0; passed + ROUND_MS < LIMITS.responseMs; passed += ROUND_MS) {
    clock.pass(ROUND_MS);
    await checked();
    expect(cut()).toBe(0);
    await read(5 * MEBIBYTE);
    await checked();
  }
  clock.pass(ROUND_MS);
  await until(() => writer.destroyed);
  expect(cut()).toBe(1);
});

it('leaves a client alone that has nothing to write yet, even if the clock of the machine changes', async () => {
  const { clock, reader, writer, checked, cut } = await open();
  clock.pass(10 * LIMITS.responseMs);
  await checked();
  writer.write('at last');
  clock.jump(86_400_000);
  await checked();
  expect([cut(), writer.destroyed]).toEqual([0, false]);
  reader.resume();
  const [chunk] = await once(reader, 'data');
  expect(String(chunk)).toBe('at last');
});
