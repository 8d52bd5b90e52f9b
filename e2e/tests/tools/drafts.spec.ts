import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { Smoke } from '@toolbox/web/registry/defineSmoke';
import { axeFindings } from '../../support/checks/axe.ts';
import { messageIn } from '../../support/messages.ts';
import { playSmoke, smokeOf } from '../../support/playSmoke.ts';
import { registry } from '../../support/registry.ts';
import { launchWithCache, leaveAndComeBack } from '../../support/site/backForwardCache.ts';
import { SCRIPTS, withoutLazyScripts } from '../../support/site/withoutLazyScripts.ts';
import { expect, test, whenHydrated, whenIdle } from '../../support/test.ts';
import { testTools } from '../../support/testTools.ts';
import { unfold } from '../../support/unfold.ts';

/** A change has been stored after this time. */
const WRITTEN_MS = 500;
/** Longer than late parts of a result take to load. */
const SETTLED_MS = 1000;
const TEXT_FIELD = 'main :is(input:is([type=text], :not([type])), textarea):enabled';

/** The input of a visitor, without results. */
function entered(page: Page): Promise<readonly unknown[]> {
  return page
    .locator('main :is(input:not([type=file]), textarea, select)')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
          ? field.checked
          : (field as HTMLInputElement).value,
      ),
    );
}

/** The same once no more fields appear, as some do with the result or when the page is idle after it. */
async function enteredAtLast(page: Page): Promise<readonly unknown[]> {
  let fields = await entered(page);
  await expect(async () => {
    const before = fields;
    await page.waitForTimeout(SETTLED_MS);
    fields = await entered(page);
    expect(fields).toEqual(before);
  }).toPass();
  return fields;
}

async function expectResult(page: Page, smoke: Smoke): Promise<void> {
  for (const text of smoke.expect) await expect(page.locator('#result')).toContainText(text);
}

const undoButton = (page: Page) =>
  page.getByRole('button', { name: messageIn('ko', 'inputNotices:undo.button'), exact: true });
const resetButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: messageIn('ko', 'common:actions.reset'), exact: true })
    .first();

/**
 * Undoes Reset by the notice and by the keys: all input is restored and the focus stays. Some fields appear with
 * the result, which is rendered after a pause.
 */
async function expectUndo(page: Page, untouched: readonly unknown[], before: readonly unknown[]): Promise<void> {
  const reset = resetButton(page);
  await reset.click();
  await expect(
    page.getByRole('status').filter({ hasText: messageIn('ko', 'inputNotices:undo.cleared') }),
  ).toBeAttached();
  await expect(reset).toBeFocused();
  await expect.poll(() => entered(page)).toEqual(untouched);
  await undoButton(page).click();
  await expect.poll(() => entered(page)).toEqual(before);
  await expect(reset).toBeFocused();
  await expect(undoButton(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => entered(page)).toEqual(untouched);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => entered(page)).toEqual(before);
}

/** In a field, the keys undo the typing there, then Reset, and redo it. */
async function expectFieldUndo(page: Page): Promise<void> {
  const field = page.locator(TEXT_FIELD).first();
  // Choices and native date fields have no typed text to undo.
  if ((await field.count()) === 0) return;
  // The history of a field is recorded once the page is idle.
  await whenIdle(page);
  await unfold(page);
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1234');
  const typed = await field.inputValue();
  await resetButton(page).click();
  await unfold(page);
  await expect(field).not.toHaveValue(typed);
  const first = await field.inputValue();
  await field.click();
  await page.keyboard.press('End');
  await page.keyboard.type('9');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue(first);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue(typed);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(field).toHaveValue(first);
  await expect(field).toBeFocused();
}

/** Damages the stored drafts in several ways, unnoticed by the page. */
function damageStorage(page: Page): Promise<number> {
  return page.evaluate(() => {
    const damage = ['{', 'null', '[]', '{"__proto__":{"polluted":1}}', '"\\ud800"', '1e999', '{"text":{"a":1}}'];
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith('draft.'));
    for (const [at, key] of keys.entries()) sessionStorage.setItem(key, damage[at % damage.length] ?? '{');
    return keys.length;
  });
}

testTools('keeps all input', registry.tools, async (tool, { page, gotoIn }) => {
  await gotoIn('ko', tool.path);
  await whenIdle(page, tool);
  const untouched = await entered(page);
  const smoke = await smokeOf(tool.id);
  await playSmoke(page, 'ko', smoke);
  await expectResult(page, smoke);
  // A tool without input fields still has choices.
  if (isDeepStrictEqual(await entered(page), untouched))
    await page.locator('main select').first().selectOption({ index: 1 });
  const before = await enteredAtLast(page);
  await test.step('undo', () => expectUndo(page, untouched, before));

  await test.step('a reload', async () => {
    await page.reload();
    await whenHydrated(page);
    // The press shows the result with its fields.
    await expect.poll(() => entered(page)).toEqual(before);
  });

  await test.step('undo in a field', () => expectFieldUndo(page));

  await test.step('a damaged storage', async () => {
    await playSmoke(page, 'ko', smoke);
    await page.waitForTimeout(WRITTEN_MS);
    // Stored while the page is open, so that a crash would not lose it.
    await expect.poll(() => damageStorage(page)).toBeGreaterThan(0);
    // An unchanged page writes nothing when it is closed.
    await page.reload();
    await whenHydrated(page);
    await whenIdle(page, tool);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    await playSmoke(page, 'ko', smoke);
    await expectResult(page, smoke);
  });
});

testTools(
  'reports missing parts, keeps the text, and loads them at a retry',
  registry.tools,
  async (tool, { page, guard, gotoIn }) => {
    guard.allowStatus(404);
    guard.allow(/Failed to load resource/u, /^console warning: /u, /^request failed: .*\/assets\//u);
    await withoutLazyScripts(page, tool.path, (route) => route.fulfill({ status: 404 }));
    await gotoIn('ko', tool.path);
    const smoke = await smokeOf(tool.id);
    const result = page.locator('#result');
    const notice = page.getByRole('main').getByRole('alert');
    const fills = { ...smoke, press: [] };
    await playSmoke(page, 'ko', fills);
    // It says so also where nothing has been calculated yet: each tool has lazy parts.
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText(messageIn('ko', 'shell:error.missing.server'));
    const before = await entered(page);
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.unroute(SCRIPTS);
    await notice.getByRole('button', { name: messageIn('ko', 'shell:error.retry') }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.locator('h1')).toBeFocused();
    expect(await entered(page)).toEqual(expect.arrayContaining([...before]));
    await playSmoke(page, 'ko', { expect: [], press: smoke.press ?? [] });
    const retry = notice.getByRole('button', { name: messageIn('ko', 'shell:error.retry') });
    for (const text of smoke.expect) {
      await expect(result.filter({ hasText: text }).or(retry)).toBeVisible();
      if ((await retry.count()) > 0) await retry.click();
      await expect(result).toContainText(text);
    }
  },
);

test('a page that is loaded again by the back button has no text that was deleted meanwhile', async ({
  page,
  gotoIn,
}) => {
  const field = page.locator('main textarea').first();
  await gotoIn('ko', '/string-tools/case-converter');
  await field.fill('private');
  await page.waitForTimeout(WRITTEN_MS);
  await gotoIn('ko', '/privacy-policy');
  await page.getByRole('button', { name: messageIn('ko', 'info:privacy.kept.forget') }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts-forgotten'))).not.toBeNull();
  // Without the cache the browser fills the field with the text that it had when the page was left.
  await page.goBack();
  await whenHydrated(page);
  await page.waitForTimeout(WRITTEN_MS);
  await expect(field).toHaveValue('');
});

test('a text typed before its page has started replaces the draft, and the undo brings that back', async ({
  page,
  gotoIn,
}) => {
  const field = page.locator('main textarea').first();
  await gotoIn('ko', '/string-tools/case-converter');
  await field.fill('A draft');
  await page.waitForTimeout(WRITTEN_MS);
  const held = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await field.click();
  await page.keyboard.type('Typed');
  held.resolve();
  await whenHydrated(page);
  await expect(undoButton(page)).toBeVisible();
  await expect(field).toHaveValue('Typed');
  await undoButton(page).click();
  await expect(field).toHaveValue('A draft');
});

test.describe('a page that returns from the back/forward cache', () => {
  const PATH = '/string-tools/case-converter';
  let browser: Browser;
  let page: Page;
  test.beforeAll(async ({ playwright }) => {
    browser = await launchWithCache(playwright.chromium);
  });
  test.afterAll(() => browser.close());
  test.beforeEach(async ({ baseURL }) => {
    page = await browser.newPage({ baseURL: baseURL ?? '', locale: 'ko-KR', serviceWorkers: 'block' });
    await page.goto(PATH);
    await whenHydrated(page);
    await whenIdle(page);
    await page.locator('main textarea').first().fill('one');
  });
  test.afterEach(() => page.close());

  test('has what was typed in another page of the tab, and continues it', async () => {
    const field = page.locator('main textarea').first();
    await leaveAndComeBack(page, `/en${PATH}`, async () => {
      await expect(field).toHaveValue('one');
      await field.press('End');
      await field.pressSequentially(' two');
    });
    await expect(field).toHaveValue('one two');
    await field.press('End');
    await field.pressSequentially(' three');
    await page.waitForTimeout(WRITTEN_MS);
    await page.reload();
    await expect(field).toHaveValue('one two three');
  });

  test('does not have what was deleted meanwhile', async () => {
    await page.goto('/privacy-policy');
    await whenHydrated(page);
    await page.getByRole('button', { name: messageIn('ko', 'info:privacy.kept.forget') }).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts-forgotten'))).not.toBeNull();
    await page.goBack({ waitUntil: 'commit' });
    // The cached page reloads: it would still have the text in its memory.
    const loaded = () =>
      page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type);
    await expect.poll(() => loaded().catch(() => undefined)).toBe('reload');
    await whenHydrated(page);
    const field = page.locator('main textarea').first();
    await expect(field).toHaveValue('');
    await field.fill('new');
    await page.waitForTimeout(WRITTEN_MS);
    await page.reload();
    await expect(field).toHaveValue('new');
  });
});
