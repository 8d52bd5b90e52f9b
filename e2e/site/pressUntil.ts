import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses a key until it is heard, which it is once the page is idle, and something has the focus. */
export async function pressUntil(page: Page, key: string, focused: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused({ timeout: 1000 });
  }).toPass();
}
