import type { Page } from '@playwright/test';
import { localPath } from '@toolbox/web/site/localPath';
import { markWords } from '../../support/inPage/markWords.ts';
import { replaceTexts } from '../../support/inPage/replaceTexts.ts';
import { translate } from '../../support/inPage/translate.ts';
import { messageIn } from '../../support/messages.ts';
import { playSmoke, smokeOf } from '../../support/playSmoke.ts';
import { registry, type Tool } from '../../support/registry.ts';
import { expect, test } from '../../support/test.ts';
import { testTools } from '../../support/testTools.ts';

/** Tools whose results differ most in how they are shown: figures, a table, lines, verdicts, and errors of fields. */
const TOOLS = new Set(['char-count', 'text-compare', 'wallet-validator', 'salary-calculator']);

const FIELD = 'main :is(input:not([type]), input[type=text], textarea)';
const SETTLED_MS = 10_000;
const TYPED = ['7', '', '12345', 'abc'];

/** All that the main part says, and the values of its fields. Its lines may break elsewhere. */
const wordsOf = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => {
    const fields = [...main.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return [main.innerText.replace(/\s+/gu, ''), ...fields.map(({ value }) => value)];
  });

/**
 * Opens a tool twice and compares the two after each step of its example and of what is typed into its first field.
 *
 * @param rewrite what somebody else does to the first page after each step
 */
async function compareSteps(tool: Tool, page: Page, rewrite: () => Promise<void>): Promise<void> {
  const smoke = await smokeOf(tool.id);
  const plain = await page.context().newPage();
  await plain.goto(page.url());
  for (const opened of [page, plain]) await opened.waitForLoadState('networkidle');

  async function doTheSame(step: (opened: Page) => Promise<void>): Promise<void> {
    for (const opened of [page, plain]) await step(opened);
    await expect(async () => expect(await wordsOf(page)).toEqual(await wordsOf(plain))).toPass({ timeout: SETTLED_MS });
    await rewrite();
  }

  await doTheSame((opened) => playSmoke(opened, 'en', smoke));
  for (const text of smoke.expect) await expect(page.locator('#result')).toContainText(text);
  for (const typed of TYPED) await doTheSame((opened) => opened.locator(FIELD).first().fill(typed));
  await plain.close();
}

const tools = registry.tools.filter(({ id }) => TOOLS.has(id));

for (const [what, joins] of [
  ['that a translator of the browser changes', false],
  ['whose neighboring texts a translator joins', true],
] as const) {
  testTools(`shows the same in a page ${what}`, tools, async (tool, { page, gotoIn }) => {
    await gotoIn('en', tool.path, 'address');
    await page.waitForLoadState('networkidle');
    await page.evaluate(translate, joins);
    await expect(page.locator('h1 font').first()).toBeVisible();
    await compareSteps(tool, page, async () => undefined);
    const { id, path } = registry.categoryOf(tool);
    await page
      .locator(`main a[href="${localPath(path, 'en')}"]`)
      .first()
      .click();
    await expect(page.locator('h1')).toHaveText([messageIn('en', `meta:categories.${id}.name`)]);
  });
}

for (const [what, rewrite] of [
  ['in which an extension marks words', markWords],
  ['whose texts are removed and added as others', replaceTexts],
] as const) {
  testTools(`shows the same in a page ${what}`, tools, async (tool, { page, gotoIn }) => {
    await gotoIn('en', tool.path, 'address');
    await page.waitForLoadState('networkidle');
    await page.evaluate(rewrite);
    // The code that follows it has loaded.
    await page.waitForFunction(() => Object.hasOwn(Text.prototype, 'nodeValue'), undefined, { timeout: SETTLED_MS });
    await compareSteps(tool, page, () => page.evaluate(rewrite));
  });
}

test('a text that a translator has joined to the one before it is shown when it changes', async ({ page, gotoIn }) => {
  await gotoIn('en', '/code-tools/json-formatter', 'address');
  await page.waitForLoadState('networkidle');
  await page.evaluate(translate, true);
  const text = page.getByRole('main').locator('textarea').first();
  const name = messageIn('en', 'json-formatter/late:losses.spelledNumbers');
  const counted = page.getByText(name);
  for (const [count, typed] of ['[1.0]', '[1.0, 2.0]', '[1.0, 2.0, 3.0]'].entries()) {
    await text.fill(typed);
    await expect(counted).toHaveText(`${name} ${count + 1}`);
    await expect(counted).toHaveJSProperty('nodeName', 'FONT');
  }
});

test('a translated page whose connection drops is correct once it has returned', async ({ page, guard, gotoIn }) => {
  guard.allow(/followTranslator/u, /ERR_FAILED/u);
  let failures = 0;
  let isLost = true;
  await page.route('**/assets/followTranslator-*.js', async (route) => {
    if (!isLost) return route.continue();
    failures += 1;
    return route.abort();
  });
  await gotoIn('en', '/string-tools/char-count', 'address');
  await page.waitForLoadState('networkidle');
  await page.evaluate(translate, false);
  // A failed request is repeated once by itself.
  await expect.poll(() => failures).toBe(2);
  isLost = false;
  const text = page.getByRole('main').locator('textarea').first();
  await text.fill('12345');
  await text.fill('1234567');
  await expect(page.locator('#result')).toContainText('7 characters, 1 word, 1 line');
});
