import { test as base, type Page } from '@playwright/test';
import { localPath } from '@toolbox/web/site/localPath';
import { type Guard, watch } from './guard.ts';
import { isHydrated } from './inPage/isHydrated.ts';
import { type Language, messageIn } from './messages.ts';
import type { Tool } from './registry.ts';

export { expect } from '@playwright/test';

/** The two ways to English: chosen before, on the plain path, or by the address. */
export type Way = 'stored' | 'address';

type Fixtures = {
  readonly guard: Guard;
  /** Opens a plain path in a language and waits until the page is interactive. */
  readonly gotoIn: (language: Language, path: string, way?: Way) => Promise<void>;
};

/** Waits until the page is hydrated, and in a language if one is given. */
export async function whenHydrated(page: Page, language?: Language): Promise<void> {
  await page.waitForFunction(isHydrated, language);
}

/**
 * Waits until what loads once the page is idle has been rendered. The sticker is the last part of it: its messages load
 * after its code. It is not on the donate page.
 *
 * @param tool if data of the server adds to its page, that has arrived too
 */
export async function whenIdle(page: Page, tool?: Tool): Promise<void> {
  const dismiss = (language: Language) =>
    page.getByRole('button', { name: messageIn(language, 'palette:donateSticker.dismiss'), exact: true });
  await dismiss('ko').or(dismiss('en')).waitFor();
  // Parts render in slices, and a callback that the browser runs when it is idle comes after them.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })));
  if (tool?.server === true) await page.waitForLoadState('networkidle');
}

/** Stores a setting before the first page of a test reads it; later changes by the page persist. */
export async function storeFirst(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [key, value] as const,
  );
}

/** Every test fails on findings of the guard. */
export const test = base.extend<Fixtures>({
  guard: [
    async ({ context, baseURL }, use) => {
      const guard = await watch(context, baseURL ?? '');
      await use(guard);
      base.expect(guard.findings).toEqual([]);
    },
    { auto: true },
  ],
  gotoIn: async ({ page }, use) => {
    await use(async (language, path, way = 'stored') => {
      if (language === 'en' && way === 'stored') await storeFirst(page, 'language', language);
      await page.goto(way === 'address' ? localPath(path, language) : path);
      // One wait for both: each takes a tenth of a second or more.
      await whenHydrated(page, language);
    });
  },
});
