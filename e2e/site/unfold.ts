import type { Page } from '@playwright/test';

/** Settings that a narrow screen folds away. */
export const FOLDED = 'main [data-fold][aria-expanded=false]';

/** A visitor who wants the settings that a narrow screen folds away opens them. */
export async function unfold(page: Page): Promise<void> {
  for (const toggle of await page.locator(`${FOLDED}:visible`).all()) await toggle.click();
}
