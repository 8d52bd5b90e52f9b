import type { Page } from '@playwright/test';
import { messageIn } from '../../support/messages.ts';
import { expect, test, whenHydrated, whenIdle } from '../../support/test.ts';

const COUNTER = '/string-tools/char-count';
const STORED = 'char-count.questions';
const ROOM = 8;

const text = (page: Page) => page.getByRole('main').locator('textarea').first();
const keep = (page: Page) => page.getByRole('switch', { name: messageIn('ko', 'char-count/late:questions.keep') });

const stored = (page: Page) =>
  page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{"questions":[]}');
    return kept.questions.map((question: { readonly value: { readonly text: string } }) => question.value.text);
  }, STORED);

/** Opens the counter with a text that another tool sent to it. */
async function openWith(page: Page, sent: string): Promise<void> {
  await page.addInitScript(
    (draft) => {
      if (location.origin !== 'null') sessionStorage.setItem('draft.char-count.text', draft);
    },
    JSON.stringify({ text: sent }),
  );
  await page.goto(COUNTER);
  await whenHydrated(page);
  await expect(text(page)).toHaveValue(sent);
}

test('every question of a visit is restored after a reload, also if nothing is stored beyond it', async ({ page }) => {
  await page.goto(COUNTER);
  await text(page).fill('첫째');
  await page.getByRole('textbox', { name: messageIn('ko', 'char-count:target') }).fill('100');
  await page.getByRole('button', { name: messageIn('ko', 'char-count/late:questions.add') }).click();
  await text(page).fill('둘째');
  // Stored while the page is open, so that a crash would not lose it.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft.char-count.others'))).toContain('첫째');
  await page.reload();
  await whenHydrated(page);
  await expect(text(page)).toHaveValue('둘째');
  await page.getByRole('radio', { name: /^1번/u }).check();
  await expect(text(page)).toHaveValue('첫째');
  await expect(page.getByRole('textbox', { name: messageIn('ko', 'char-count:target') })).toHaveValue('100');
});

test('own days off are restored after a reload', async ({ page }) => {
  const list = page.getByRole('button', { name: /2028년 4월 12일/u });
  await page.goto('/calculator-tools/date-calculator');
  await page.getByRole('textbox', { name: messageIn('ko', 'date-calculator:start') }).fill('2028-04-10');
  await page.getByRole('textbox', { name: messageIn('ko', 'date-calculator:end') }).fill('2028-04-14');
  await page.getByRole('button', { name: messageIn('ko', 'common:actions.calculate') }).click();
  await page.getByText(messageIn('ko', 'date-calculator/late:ownDays.summary', { count: 0 })).click();
  await page.getByRole('textbox', { name: messageIn('ko', 'date-calculator/late:ownDays.date') }).fill('2028-04-12');
  await page.getByRole('button', { name: messageIn('ko', 'common:actions.add'), exact: true }).click();
  await expect(list).toBeVisible();
  await page.reload();
  await whenHydrated(page);
  await page.getByText(messageIn('ko', 'date-calculator/late:ownDays.summary', { count: 1 })).click();
  await expect(list).toBeVisible();
});

test('stored questions stay when another tab brings a text of its own, and the tabs agree', async ({
  page,
  context,
}) => {
  await page.goto(COUNTER);
  await text(page).fill('첫째 글');
  await keep(page).check();
  await expect.poll(() => stored(page)).toEqual(['첫째 글']);

  const other = await context.newPage();
  await openWith(other, '둘째 글');
  await expect.poll(() => stored(page)).toEqual(['첫째 글', '둘째 글']);
  await expect(text(other)).toHaveValue('둘째 글');
  await expect(text(page)).toHaveValue('첫째 글');
  await expect(page.getByRole('radio', { name: /^2번/u })).toBeAttached();

  await text(page).fill('고친 첫째 글');
  await expect.poll(() => stored(page)).toEqual(['고친 첫째 글', '둘째 글']);
  await text(other).fill('고친 둘째 글');
  await expect.poll(() => stored(page)).toEqual(['고친 첫째 글', '고친 둘째 글']);

  await keep(page).uncheck();
  await expect(keep(other)).not.toBeChecked();
  await text(other).fill('저장하지 않을 글');
  // With its handlers, closing a page is not awaited.
  const closed = other.waitForEvent('close');
  await other.close({ runBeforeUnload: true });
  await closed;
  expect(await stored(page)).toEqual([]);
});

test('what was typed last is stored when the page is closed', async ({ page, context }) => {
  await page.goto(COUNTER);
  await text(page).fill('쓰던 글');
  await keep(page).check();
  await text(page).fill('쓰던 글의 끝');
  await page.goto('about:blank');
  const later = await context.newPage();
  await later.goto(COUNTER);
  // What is stored is read by a part that loads once the page is idle.
  await whenIdle(later);
  await expect(text(later)).toHaveValue('쓰던 글의 끝');
});

test('stored questions are replaced only on request where there is no room for another one', async ({ page }) => {
  const rest = { target: '', measure: 'graphemes', profile: 'doubleBytes' };
  const texts = Array.from({ length: ROOM }, (_, at) => `글 ${at}`);
  const kept = { questions: texts.map((each) => ({ value: { text: each }, ...rest })), at: 0 };
  await page.goto('/');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORED, JSON.stringify(kept)] as const);
  await openWith(page, '아홉째 글');
  // The description of the switch, because the same text is also announced for a while.
  await expect(keep(page)).toHaveAccessibleDescription(
    messageIn('ko', 'char-count/late:questions.keepFull', { max: ROOM }),
  );
  await expect(keep(page)).not.toBeChecked();
  await text(page).fill('고친 아홉째 글');
  await page.reload();
  await whenHydrated(page);
  await expect(keep(page)).toBeVisible();
  expect(await stored(page)).toEqual(texts);
  await keep(page).check();
  await expect.poll(() => stored(page)).toEqual(['아홉째 글']);
});
