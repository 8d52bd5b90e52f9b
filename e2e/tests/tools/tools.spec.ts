import type { Locator, Page } from '@playwright/test';
import { localPath } from '@toolbox/web/site/localPath';
import { axeFindings } from '../../support/checks/axe.ts';
import { hiddenFigures } from '../../support/checks/firstScreen.ts';
import { expectedHead, readHeads } from '../../support/checks/pageHeads.ts';
import { printFindings } from '../../support/checks/printFaults.ts';
import { sidewaysFindings } from '../../support/checks/sideways.ts';
import { tabWalk } from '../../support/checks/tabWalk.ts';
import { HANGUL, hangulFindings } from '../../support/hangul.ts';
import { LANGUAGES, type Language, messageIn } from '../../support/messages.ts';
import { playSmoke, smokeOf } from '../../support/playSmoke.ts';
import { registry, type Tool } from '../../support/registry.ts';
import { expect, test, type Way, whenIdle } from '../../support/test.ts';
import { testTools } from '../../support/testTools.ts';
import { unfold } from '../../support/unfold.ts';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 740 };
const NARROWEST_WIDTH = 320;

/** All input of a visitor. */
function fieldValues(page: Page): Promise<readonly unknown[]> {
  return page
    .locator('main :is(input, textarea, select)')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
          ? field.checked
          : (field as HTMLInputElement).value,
      ),
    );
}

/** The parts that the pages of all tools have. */
function partsOf(page: Page, language: Language) {
  const main = page.getByRole('main');
  const result = page.locator('#result');
  const button = (within: Locator, action: string) =>
    within.getByRole('button', { name: messageIn(language, `common:actions.${action}`), exact: true }).first();
  return { main, result, copy: button(result, 'copy'), reset: button(main, 'reset') };
}

async function expectFrame(page: Page, tool: Tool, language: Language, way: Way): Promise<void> {
  const { main } = partsOf(page, language);
  const category = registry.categoryOf(tool);
  await expect(page.locator('h1')).toHaveText([messageIn(language, `meta:tools.${tool.id}.name`)]);
  await expect(main.getByText(messageIn(language, `meta:tools.${tool.id}.description`))).toBeVisible();
  const back = main.getByRole('link', {
    name: messageIn(language, `meta:categories.${category.id}.name`),
    exact: true,
  });
  await expect(back).toHaveAttribute('href', localPath(category.path, way === 'address' ? language : 'ko'));
}

/** A field, Copy and Reset by the Tab key, which changes nothing by itself, and Copy and Reset by Enter. */
async function expectKeyboard(page: Page, language: Language, clears: boolean): Promise<void> {
  const { result, copy, reset } = partsOf(page, language);
  // Tab reaches the selected radio button of a group.
  const field = page.locator('main :is(input:not([type=radio]), input:checked, textarea, select):enabled').first();
  await page.locator('#content').focus();
  const untouched = [page.url(), ...(await fieldValues(page))];
  expect(await tabWalk(page, [field, reset, copy])).toEqual([]);
  expect([page.url(), ...(await fieldValues(page))]).toEqual(untouched);
  // It may contain what was copied before.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(
    result.getByRole('status').filter({ hasText: messageIn(language, 'common:actions.copied') }),
  ).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  await reset.focus();
  await page.keyboard.press('Enter');
  if (clears) await expect(copy).toBeDisabled();
}

/** Findings of axe in the main part. Colors depend on neither the width nor the language, so each look is seen once. */
async function expectAccessible(page: Page, looks: readonly ('light' | 'dark')[]): Promise<void> {
  for (const colorScheme of looks) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page, 'main')).toEqual([]);
  }
}

type Play = {
  readonly looks: readonly ('light' | 'dark')[];
  readonly whenPlayed: () => Promise<void>;
};

async function playTool(page: Page, tool: Tool, language: Language, { looks, whenPlayed }: Play): Promise<void> {
  const smoke = await smokeOf(tool.id);
  const clears = smoke.resets !== false;
  const { result, copy } = partsOf(page, language);
  // Data of the server and lazy parts add fields.
  await whenIdle(page, tool);
  await unfold(page);
  const untouched = await fieldValues(page);
  if (clears) await expect(copy).toBeDisabled();
  await playSmoke(page, language, smoke);
  for (const text of smoke.expect) await expect(result).toContainText(text);
  const isKorean = language === 'ko' || (smoke.fill ?? []).some(({ text }) => HANGUL.test(text));
  if (!isKorean) expect(await hangulFindings(page)).toEqual([]);
  await expectAccessible(page, looks);
  await whenPlayed();
  await expectKeyboard(page, language, clears);
  expect(await fieldValues(page)).toEqual(untouched);
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const language of LANGUAGES) {
  testTools(`has its parts and does its example in ${language}`, registry.tools, async (tool, { page, gotoIn }) => {
    await test.step(`${WIDE.width} px`, async () => {
      await page.setViewportSize(WIDE);
      await gotoIn(language, tool.path, 'address');
      expect(await readHeads(page)).toEqual([expectedHead(tool.path, language)]);
      await expectFrame(page, tool, language, 'address');
      // The page in the other language has the same colors.
      expect(await axeFindings(page, undefined, { colors: language === 'ko' })).toEqual([]);
      const whenPlayed = async () => {
        const { expect: figures, resets } = await smokeOf(tool.id);
        // Live pages begin with live data, of which there is none here; they have their own tests.
        if (resets !== false) expect(await hiddenFigures(page, figures[0] ?? '')).toEqual([]);
        await page.setViewportSize(WIDE);
        expect(await printFindings(page)).toEqual([]);
      };
      await playTool(page, tool, language, { looks: language === 'ko' ? ['light', 'dark'] : [], whenPlayed });
    });

    await test.step(`${NARROW.width} px`, async () => {
      await page.setViewportSize(NARROW);
      await page.emulateMedia({ colorScheme: 'dark' });
      await gotoIn(language, tool.path, 'stored');
      await expect.poll(() => readHeads(page)).toEqual([expectedHead(tool.path, language)]);
      await expectFrame(page, tool, language, 'stored');
      expect(await sidewaysFindings(page)).toEqual([]);
      const whenPlayed = async () => {
        expect(await sidewaysFindings(page)).toEqual([]);
        await page.setViewportSize({ ...NARROW, width: NARROWEST_WIDTH });
        expect(await sidewaysFindings(page)).toEqual([]);
      };
      await playTool(page, tool, language, { looks: language === 'en' ? ['dark'] : [], whenPlayed });
    });
  });
}
