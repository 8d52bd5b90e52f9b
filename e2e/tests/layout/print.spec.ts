import type { Page } from '@playwright/test';
import { messageIn } from '../../support/messages.ts';
import { expect, test } from '../../support/test.ts';

const LINES = 3_000;
const PRINTED = 2_000;

/** As the browser does before it prints; `page.pdf()` also ends the print, after which nothing can be measured. */
async function startPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

test('the first lines of a long result are printed, without blank paper after them', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/code-tools/json-formatter');
  const items = Array.from({ length: LINES - 2 }, (_, index) => index);
  await page
    .getByRole('textbox', { name: messageIn('ko', 'json-formatter:source'), exact: true })
    .fill(JSON.stringify(items));
  const output = page.getByRole('group', { name: messageIn('ko', 'json-formatter:formatted') });
  // The numbers are as wide as the last one.
  await expect(output.locator('[data-number="   1"]')).toBeVisible();
  await startPrint(page);
  const cut = messageIn('ko', 'inputNotices:print.cut', { count: '2,000', total: '3,000' });
  await expect(output.getByText(cut)).toBeVisible();
  const rows = output.locator('[data-number]');
  await expect(rows).toHaveCount(PRINTED);
  const [box, first, last] = [
    await output.boundingBox(),
    await rows.first().boundingBox(),
    await rows.last().boundingBox(),
  ];
  const lineHeight = first?.height ?? 0;
  expect((last?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo((PRINTED - 1) * lineHeight, -1);
  expect((box?.y ?? 0) + (box?.height ?? 0) - (last?.y ?? 0)).toBeLessThan(4 * lineHeight);
});

test('code on one long line wraps in print', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/code-tools/json-formatter');
  const source = page.getByRole('textbox', { name: messageIn('ko', 'json-formatter:source'), exact: true });
  await source.fill(JSON.stringify('x'.repeat(500)));
  const overflow = () => source.evaluate((field) => field.scrollWidth - field.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await startPrint(page);
  expect(await overflow()).toBe(0);
});
