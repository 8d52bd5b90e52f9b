import type { Page } from '@playwright/test';

/** A narrow screen folds settings away; a visitor who wants them opens them. */
export async function unfold(page: Page): Promise<void> {
  for (const toggle of await page.locator('main [data-fold][aria-expanded=false]:visible').all()) await toggle.click();
}
