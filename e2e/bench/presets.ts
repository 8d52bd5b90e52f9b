import type { CDPSession } from '@playwright/test';

export type Preset = {
  readonly name: 'desktop' | 'mobile';
  readonly viewport: { readonly width: number; readonly height: number };
  /** The CPU slowdown factor. */
  readonly slowdown: number;
  readonly network: { readonly bitsPerSecond: number; readonly latencyMs: number } | undefined;
};

/** The two simulated devices for all figures. */
export const PRESETS: readonly Preset[] = [
  { name: 'desktop', viewport: { width: 1366, height: 800 }, slowdown: 1, network: undefined },
  {
    name: 'mobile',
    viewport: { width: 412, height: 823 },
    slowdown: 4,
    network: { bitsPerSecond: 1_600_000, latencyMs: 150 },
  },
];

const BITS_PER_BYTE = 8;

/** Throttles a page by a preset. */
export async function applyPreset(session: CDPSession, { slowdown, network }: Preset): Promise<void> {
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network === undefined) return;
  const throughput = network.bitsPerSecond / BITS_PER_BYTE;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
