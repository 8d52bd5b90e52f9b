import type { Page } from '@playwright/test';
import { listSideways } from './inPage/listSideways.ts';

/** What reaches over the right edge of the page, so that it scrolls sideways; nothing when it does not. */
export function sidewaysFindings(page: Page): Promise<readonly string[]> {
  return page.evaluate(listSideways);
}
