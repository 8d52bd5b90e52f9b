import type { Page } from '@playwright/test';

/** Settings that are collapsed on a narrow screen. */
export const FOLDED = 'main [data-fold][aria-expanded=false]';

/** Opens the settings, which are collapsed on narrow screens. */
export async function unfold(page: Page): Promise<void> {
  for (const toggle of await page.locator(`${FOLDED}:visible`).all()) await toggle.click();
}
