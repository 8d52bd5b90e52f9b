import { beforeEach, expect, it, vi } from 'vitest';
import { playTone } from './playTone.ts';

/** The page has one audio context for its lifetime. */
const audio = { state: 'suspended', currentTime: 0, resume: (): Promise<void> => Promise.resolve() };
const started: number[] = [];

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal('AudioContext', function open() {
    const node = { connect: (to: unknown) => to };
    return Object.assign(audio, {
      createOscillator: () => ({
        ...node,
        frequency: { value: 0 },
        start: (at: number) => started.push(at),
        stop() {},
      }),
      createGain: () => ({ ...node, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } }),
    });
  });
});

it('plays only the last of the sounds that were blocked, and later ones at once', async () => {
  const allowed: (() => void)[] = [];
  audio.resume = () => new Promise((resolve) => allowed.push(resolve));
  for (let sound = 0; sound < 10; sound += 1) playTone('extreme');
  playTone('high');
  expect(started).toHaveLength(0);
  audio.state = 'running';
  for (const allow of allowed) allow();
  await vi.waitFor(() => expect(started).toHaveLength(2));
  playTone('low');
  expect(started).toHaveLength(3);
});

it('asks again with each sound, also after a refusal', async () => {
  audio.state = 'suspended';
  audio.resume = () => Promise.reject(new DOMException('blocked', 'NotAllowedError'));
  playTone('extreme');
  await Promise.resolve();
  audio.resume = () => Promise.resolve();
  playTone('low');
  await vi.waitFor(() => expect(started).toHaveLength(1));
});
