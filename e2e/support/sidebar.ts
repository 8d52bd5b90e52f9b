import type { Locator, Page } from '@playwright/test';
import { type Language, messageIn } from './messages.ts';

/** The sidebar: the complementary region with the tools. */
export function sidebarOf(page: Page, language: Language = 'ko'): Locator {
  const tools = page.getByRole('navigation', { name: messageIn(language, 'shell:menu.label') });
  return page.getByRole('complementary').filter({ has: tools });
}

/** Chooses a language in the sidebar, whatever language the page is in. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const name = messageIn(language, `shell:language.${language}`);
  await page.locator('aside').getByRole('radio', { name, exact: true }).click();
  await page.locator(`html[lang=${language}]`).waitFor();
}
