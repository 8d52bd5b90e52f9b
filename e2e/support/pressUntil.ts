import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses a key until it takes effect, which needs an idle page, and an element has the focus. */
export async function pressUntil(page: Page, key: string, focused: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused({ timeout: 1000 });
  }).toPass();
}
