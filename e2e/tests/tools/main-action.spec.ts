import type { Page } from '@playwright/test';
import { messageIn } from '../../support/messages.ts';
import { playSmoke, smokeOf } from '../../support/playSmoke.ts';
import { registry } from '../../support/registry.ts';
import { expect, whenIdle } from '../../support/test.ts';
import { testTools } from '../../support/testTools.ts';

const FIELDS = 'main article :is(input:not([type=hidden]), textarea, select):visible:enabled';

/** Counts the presses of the button from now on. */
async function countPresses(page: Page, name: string): Promise<() => Promise<number>> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true });
  await button.evaluate((element) => {
    element.dataset['presses'] = '0';
    element.addEventListener('click', () => {
      element.dataset['presses'] = String(Number(element.dataset['presses']) + 1);
    });
  });
  return () => button.evaluate((element) => Number(element.dataset['presses']));
}

testTools('Ctrl+Enter in every field presses the main button', registry.tools, async (tool, { page, gotoIn }) => {
  const smoke = await smokeOf(tool.id);
  await gotoIn('ko', tool.path);
  await whenIdle(page, tool);
  await playSmoke(page, 'ko', smoke);
  const names = await page
    .locator('main article button[aria-keyshortcuts~="Control+Enter"]:visible')
    .evaluateAll((buttons) => buttons.map(({ textContent }) => textContent.trim()));
  // The key presses the main button of a tool, if it has one.
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const expected: string[] = [];
  for (const label of smoke.press ?? [])
    if ((await button(messageIn('ko', label)).count()) > 0) expected.push(messageIn('ko', label));
  expect(names).toEqual(expected);
  const [name] = expected;
  if (name === undefined) return;

  const presses = await countPresses(page, name);
  const fields = page.locator(FIELDS);
  const count = await fields.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const before = await presses();
    await fields.nth(index).focus();
    await page.keyboard.press('Control+Enter');
    expect.soft(await presses(), `${tool.id}, field ${index}`).toBe(before + 1);
    await expect.soft(fields.nth(index), `${tool.id}, field ${index}`).toBeFocused();
  }
});
