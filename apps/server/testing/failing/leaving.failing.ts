import { beforeEach, describe, expect, it } from 'vitest';
import { spawnChild } from '../spawnChild.ts';

const FOREVER = ['-e', 'setInterval(() => {}, 1000)'];

function start(): void {
  const { pid } = spawnChild(process.execPath, FOREVER);
  process.stdout.write(`started ${pid}\n`);
}

it('fails while a process runs', () => {
  start();
  expect(1).toBe(2);
});

describe('a hook', () => {
  beforeEach(async () => {
    start();
    await new Promise(() => {});
  }, 50);

  it('never gets its turn', () => {});
});

it('does not wait for its end', { timeout: 50 }, async () => {
  start();
  await new Promise(() => {});
});
