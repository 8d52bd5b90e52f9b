import type { Page } from '@playwright/test';
import { listSideways } from '../inPage/listSideways.ts';

/** Elements that overflow the right edge of the page, so that it scrolls horizontally; empty if there are none. */
export function sidewaysFindings(page: Page): Promise<readonly string[]> {
  return page.evaluate(listSideways);
}
