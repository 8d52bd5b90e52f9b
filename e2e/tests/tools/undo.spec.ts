import type { Locator, Page } from '@playwright/test';
import { messageIn } from '../../support/messages.ts';
import { expect, test, whenIdle } from '../../support/test.ts';

/** How long the notice offers undo, by the specification. */
const SHOWN_MS = 10_000;

const notice = (page: Page) => page.getByRole('region', { name: messageIn('ko', 'inputNotices:undo.replaced') });
const button = (page: Page, key: string) =>
  page.getByRole('main').getByRole('button', { name: messageIn('ko', key), exact: true });

/** Undoes by the notice, then by the keys in the field, and expects the exact previous state. */
async function expectBack(page: Page, field: Locator, replace: () => Promise<void>): Promise<void> {
  const before = await field.inputValue();
  expect(before).not.toBe('');
  await replace();
  await expect(field).not.toHaveValue(before);
  const after = await field.inputValue();
  await notice(page)
    .getByRole('button', { name: messageIn('ko', 'inputNotices:undo.button') })
    .click();
  await expect(field).toHaveValue(before);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  await replace();
  await expect(field).toHaveValue(after);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue(before);
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(field).toHaveValue(after);
}

test('undoes a repair', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/string-tools/char-count');
  const text = page.getByLabel(messageIn('ko', 'char-count:text'), { exact: true });
  await text.pressSequentially('My old text');
  // Decomposed Hangul, as on another system.
  await page.keyboard.insertText('한글 문서'.normalize('NFD'));
  await expectBack(page, text, () => button(page, 'char-count:repair').click());
});

test('undoes a dropped file', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/string-tools/char-count');
  const text = page.getByLabel(messageIn('ko', 'char-count:text'), { exact: true });
  await text.pressSequentially('My old text');
  await expectBack(page, text, async () => {
    await text.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['dropped'], 'dropped.txt', { type: 'text/plain' }));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await expect(text).toHaveValue('dropped');
  });
});

test('undoes a swap on both sides', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/string-tools/text-compare');
  const left = page.getByLabel(messageIn('ko', 'text-compare:left'), { exact: true });
  const right = page.getByLabel(messageIn('ko', 'text-compare:right'), { exact: true });
  await right.pressSequentially('on the right');
  await left.pressSequentially('on the left');
  await expectBack(page, left, () => button(page, 'common:actions.swap').click());
  await page.keyboard.press('ControlOrMeta+z');
  await expect(left).toHaveValue('on the left');
  await expect(right).toHaveValue('on the right');
});

test('undoes an example', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/calculator-tools/salary-calculator');
  const amount = page.getByLabel(messageIn('ko', 'salary-calculator:amounts.hourly'), { exact: true });
  await amount.pressSequentially('54321');
  const example = button(page, 'common:actions.fillExample');
  const back = notice(page).getByRole('button', { name: messageIn('ko', 'inputNotices:undo.button') });
  const ways: readonly (() => Promise<void>)[] = [() => back.click(), () => page.keyboard.press('ControlOrMeta+z')];
  for (const way of ways) {
    await example.click();
    // The example uses the monthly mode, which has another field.
    await expect(amount).toHaveCount(0);
    await way();
    await expect(amount).toHaveValue('54,321');
    await expect(example).toBeFocused();
  }
});

test('the notice hides after ten seconds, and the keys still undo', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/calculator-tools/vat-calculator');
  // The history of a field is recorded once the page is idle.
  await whenIdle(page);
  await page.clock.install();
  const amount = page.getByLabel(messageIn('ko', 'vat-calculator:amount'), { exact: true });
  await amount.pressSequentially('1234');
  await expect(amount).toHaveValue('1,234');
  // A clock that also follows real time would hide the notice early on a busy machine.
  await page.clock.pauseAt(Date.now() + 1000);
  const cleared = page.getByRole('region', { name: messageIn('ko', 'inputNotices:undo.cleared') });
  await button(page, 'common:actions.reset').click();
  await expect(cleared).toBeVisible();
  // Hover and focus pause the timeout of a notice.
  await amount.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(SHOWN_MS - 1000);
  await expect(cleared).toBeVisible();
  await page.clock.runFor(2000);
  await expect(cleared).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(amount).toHaveValue('1,234');
  // Typed text in groups is undone too, in one step or a few: a slow machine pauses between two keys.
  for (const _key of '1234') await page.keyboard.press('ControlOrMeta+z');
  await expect(amount).toHaveValue('');
});
