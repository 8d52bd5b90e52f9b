import type { Locator, Page } from '@playwright/test';
import { type Language, say } from './words.ts';

/** The sidebar: of the parts that stand beside the page, the one that holds the tools. */
export function sidebarOf(page: Page, language: Language = 'ko'): Locator {
  const tools = page.getByRole('navigation', { name: say(language, 'shell:menu.label') });
  return page.getByRole('complementary').filter({ has: tools });
}
