import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type DemoOptions, type RunningDemo, startDemo } from '@toolbox/server/fakes/startDemo';
import { freePort } from '@toolbox/server/testing/freePort';
import { test as base } from '../test.ts';
import { TEST_SERVER } from './testServer.ts';

export type QuietDemo = RunningDemo & {
  /**
   * Advances the clocks of the server and the exchanges. Every exchange trades meanwhile, so that no connection counts
   * as silent.
   */
  readonly pass: (ms: number) => Promise<void>;
};
export type { RunningDemo };

/** More than a minute at once would count as a suspension of the process, after which it connects again. */
const STEP_MS = 50_000;
/** What was sent within this process is read by then. */
const READ_MS = 20;
/** Far below what is published. */
const SMALL_TRADE = { coin: 'BTC', side: 'BUY', price: 60_000, coins: 0.001 } as const;

/** A server with fake exchanges; prices change only when a test changes them. */
export async function quietDemo(port = '0', options: DemoOptions = {}): Promise<QuietDemo> {
  let ahead = 0;
  const clock = { now: () => performance.now() + ahead, date: () => Date.now() };
  const demo = await startDemo({ ...TEST_SERVER, PORT: port }, { lively: false, clock, ...options });
  return {
    ...demo,
    pass: async (ms) => {
      for (let left = ms; left > 0; left -= STEP_MS) {
        for (const exchange of demo.fakes.exchanges.values()) exchange.trade(SMALL_TRADE);
        // In the same turn: what was sent is read before a connection is found silent by the new time.
        ahead += Math.min(left, STEP_MS);
        for (const { switches } of demo.fakes.exchanges.values()) switches.clockAheadMs = ahead;
        await wait(READ_MS);
      }
    },
  };
}

type DemoFixtures = {
  /** The initial state of the demo; set by `test.use`. */
  readonly demoOptions: DemoOptions;
  readonly demo: QuietDemo;
};

/** Every test has its own demo, which serves its pages. */
export const test = base.extend<DemoFixtures>({
  demoOptions: [{}, { option: true }],
  demo: async ({ demoOptions }, use) => {
    // A test may start it again on the same port.
    const demo = await quietDemo(String(await freePort()), demoOptions);
    await use(demo);
    await demo.close();
  },
  baseURL: async ({ demo }, use) => use(demo.url),
});

export { expect } from '../test.ts';

/** Simulates that the page's tab is in the background, or visible again. */
export function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
