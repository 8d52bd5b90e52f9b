import { type Browser, type BrowserType, expect, type Page } from '@playwright/test';
import { browserOptions } from './browser.ts';

/** Playwright disables the back/forward cache, which browsers of visitors have. */
export function launchWithCache(chromium: BrowserType): Promise<Browser> {
  return chromium.launch({ ...browserOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}

/** Leaves the page by an address, goes back, and expects it to return from the cache. */
export async function leaveAndComeBack(page: Page, url: string, meanwhile = async () => {}): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { wasKept: persisted }));
  });
  await page.goto(url);
  await meanwhile();
  // A cached page does not load again.
  await page.goBack({ waitUntil: 'commit' });
  const wasKept = () => page.evaluate(() => (globalThis as { wasKept?: boolean }).wasKept);
  // Until the cached page is restored, there may be no page to query.
  await expect.poll(() => wasKept().catch(() => undefined)).toBe(true);
}
