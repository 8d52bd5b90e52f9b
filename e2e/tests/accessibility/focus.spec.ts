import { messageIn } from '../../support/messages.ts';
import { playSmoke, smokeOf } from '../../support/playSmoke.ts';
import { pressUntil } from '../../support/pressUntil.ts';
import { registry } from '../../support/registry.ts';
import { expect, test, whenIdle } from '../../support/test.ts';
import { testTools } from '../../support/testTools.ts';
import { unfold } from '../../support/unfold.ts';

const MAX_BUTTONS = 20;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 740 };

testTools('no button of a tool loses the focus', registry.tools, async (tool, { page, gotoIn }) => {
  await gotoIn('ko', tool.path);
  await whenIdle(page, tool);
  await unfold(page);
  await playSmoke(page, 'ko', await smokeOf(tool.id));
  // Reset removes most buttons, so it is pressed at the end.
  const reset = page
    .getByRole('main')
    .getByRole('button', { name: messageIn('ko', 'common:actions.reset'), exact: true });
  const opens = messageIn('ko', 'common:actions.chooseFile');
  const dropped: string[] = [];
  // Enter pressed twice must not clear or replace what was typed.
  const harmful = (['reset', 'clear', 'fillExample'] as const).map((action) =>
    messageIn('ko', `common:actions.${action}`),
  );
  // Collapsing a section hides its buttons, so these are pressed at the end.
  const buttons = page.locator('main button:visible:enabled:not([data-fold])');
  const press = async (index: number) => {
    const found = buttons.nth(index);
    const name = await found.evaluate((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
    if (name.startsWith(opens) || name === (await reset.first().textContent())) return;
    await found.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
    if (await page.evaluate(() => document.activeElement === document.body)) dropped.push(name);
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused !== name && harmful.includes(focused)) dropped.push(`${name}, to ${focused}`);
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  };
  for (let index = 0; index < Math.min(await buttons.count(), MAX_BUTTONS); index += 1) await press(index);
  await reset.first().focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(100);
  if (await page.evaluate(() => document.activeElement === document.body)) dropped.push('reset');
  // Most collapsible sections are on narrow screens only.
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    for (const fold of await page.locator('main button[data-fold]:visible').all()) {
      await fold.focus();
      for (const state of ['closed', 'opened']) {
        await page.keyboard.press('Enter');
        await page.waitForTimeout(100);
        const isKept = await fold.evaluate((button) => document.activeElement === button);
        if (!isKept) dropped.push(`fold ${state} at ${viewport.width} px`);
      }
    }
  }
  expect(dropped).toEqual([]);
});

test('the focus stays in the page when the sticker is dismissed', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/about');
  const dismiss = page.getByRole('button', { name: messageIn('ko', 'palette:donateSticker.dismiss') });
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expect(dismiss).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});

test('the focus returns to the field when the notice below it is closed', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/crypto-tools/wallet-validator');
  // What returns the focus loads once the page is idle, like the notice.
  await whenIdle(page);
  const field = page.getByLabel(messageIn('ko', 'wallet-validator:address'), { exact: true });
  await field.fill('abc');
  const close = page
    .getByRole('main')
    .getByRole('button', { name: messageIn('ko', 'common:actions.close'), exact: true });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(close).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('Esc in the search returns the focus to where it was opened from', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/calculator-tools/vat-calculator');
  const star = page.getByRole('button', { name: messageIn('ko', 'common:actions.favourite') });
  const search = page.getByRole('combobox', { name: messageIn('ko', 'shell:search.label') });
  await star.focus();
  await pressUntil(page, '/', search);
  await search.fill('json');
  // The box may be hydrated after the page.
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(star).toBeFocused();
  await star.blur();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).toBeFocused();
});

test('single-key shortcuts are listed and can be turned off permanently', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/string-tools/text-compare');
  const search = page.getByRole('combobox', { name: messageIn('ko', 'shell:search.label') });
  await pressUntil(page, '/', search);
  await page.keyboard.press('Escape');
  const open = page.getByRole('button', { name: messageIn('ko', 'shell:keyboard.title') });
  const panel = page.getByRole('dialog', { name: messageIn('ko', 'shell:keyboard.title') });
  const single = panel.getByRole('switch', { name: messageIn('ko', 'palette:keyboard.single') });
  await open.click();
  await expect(panel.locator('kbd')).toHaveText(['Ctrl K', 'Ctrl ↵', 'Alt ↓', 'Alt ↑', '/', 'N', 'P']);
  await single.click();
  await expect(panel.locator('kbd')).toHaveText(['Ctrl K', 'Ctrl ↵', 'Alt ↓', 'Alt ↑']);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();

  await page.reload();
  await page.locator('main textarea').nth(0).fill('a\nb\nc');
  await page.locator('main textarea').nth(1).fill('A\nb\nC');
  await page.getByRole('button', { name: messageIn('ko', 'common:actions.compare') }).click();
  const next = page.getByRole('button', { name: messageIn('ko', 'compare:steps.next') });
  await expect(next).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowDown');
  await next.focus();
  const steps = page.getByText(messageIn('ko', 'compare:steps.at', { at: 1, count: 2 })).first();
  for (const key of ['n', 'p', '/']) await page.keyboard.press(key);
  await expect(next).toBeFocused();
  await expect(steps).toHaveCount(0);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(steps).toBeVisible();
});

test('shortcuts show the Command key on a Mac', async ({ page, gotoIn }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
  await gotoIn('ko', '/about');
  const box = page.getByRole('complementary').getByRole('search');
  await expect(box).toContainText('⌘ K');
  await expect(box).not.toContainText('Ctrl');
});

test('landmarks and buttons of the same kind have distinct names', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/string-tools/text-compare');
  await expect(page.getByRole('complementary', { name: messageIn('ko', 'shell:sidebar'), exact: true })).toBeVisible();
  const names = await page
    .locator('main button')
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''));
  const choosers = names.filter((name) => name.startsWith(messageIn('ko', 'common:actions.chooseFile')));
  expect(choosers).toHaveLength(2);
  expect(new Set(choosers).size).toBe(2);
});

test('the fee is a spin button that states its value', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/crypto-tools/return-calculator');
  const fee = page.getByRole('main').getByRole('spinbutton').first();
  const before = Number(await fee.getAttribute('aria-valuenow'));
  await fee.press('ArrowUp');
  expect(Number(await fee.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  await fee.fill('?');
  expect(await fee.getAttribute('aria-valuenow')).toBeNull();
});
