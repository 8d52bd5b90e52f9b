import type { Page } from '@playwright/test';
import { type RunningDemo, startDemo } from '@toolbox/server/fakes/startDemo';
import { test as base } from './test.ts';

export type { RunningDemo };

/** A server whose exchanges are fakes; nothing moves until a test moves it. */
export function quietDemo(port = '0'): Promise<RunningDemo> {
  return startDemo(
    {
      ...(process.env['SITE_DIR'] !== undefined && { SITE_DIR: process.env['SITE_DIR'] }),
      PORT: port,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RATE_PER_MINUTE: '1000000',
      WS_HANDSHAKES_PER_MINUTE: '1000000',
    },
    false,
  );
}

/** Every test has a demo of its own, and its pages are that demo's. */
export const test = base.extend<{ readonly demo: RunningDemo }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  demo: async ({}, use) => {
    const demo = await quietDemo();
    await use(demo);
    await demo.close();
  },
  baseURL: async ({ demo }, use) => use(demo.url),
});

export { expect } from './test.ts';

/** Lets the page believe that its tab is in the background, or in front again. */
export function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
