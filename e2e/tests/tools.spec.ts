import type { Page } from '@playwright/test';
import { localPath } from '@toolbox/web/site/localPath';
import { axeFindings } from '../site/axe.ts';
import { playSmoke, smokeOf } from '../site/playSmoke.ts';
import { registry, type Tool } from '../site/registry.ts';
import { sidewaysFindings } from '../site/sideways.ts';
import { tabWalk } from '../site/tabWalk.ts';
import { expect, test } from '../site/test.ts';
import { LANGUAGES, type Language, say } from '../site/words.ts';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 740 };
const NARROWEST_WIDTH = 320;

/** What the head of a tool's page must say. */
async function expectHead(page: Page, tool: Tool, language: Language): Promise<void> {
  const name = say(language, `meta:tools.${tool.id}.name`);
  const description = say(language, `meta:tools.${tool.id}.description`);
  const title = `${name}${say(language, 'meta:site.separator')}${say(language, 'meta:site.name')}`;
  const head = await page.evaluate(() => {
    const all = [...document.head.querySelectorAll('meta, link')];
    const named = (key: string) =>
      all.filter((element) => [element.getAttribute('name'), element.getAttribute('property')].includes(key));
    const content = (key: string) => named(key).map((element) => element.getAttribute('content'));
    const path = (href: string | null) => new URL(href ?? '').pathname;
    return {
      lang: document.documentElement.lang,
      titles: [...document.querySelectorAll('head title')].map(({ textContent }) => textContent),
      description: content('description'),
      language: content('language'),
      og: ['og:title', 'og:description', 'og:locale', 'twitter:title', 'twitter:description'].map(content),
      image: content('og:image').map(path),
      canonical: all.filter((link) => link.matches('[rel=canonical]')).map((link) => path(link.getAttribute('href'))),
      alternates: all
        .filter((link) => link.matches('[rel=alternate]'))
        .map((link) => [link.getAttribute('hreflang'), path(link.getAttribute('href'))]),
      robots: content('robots'),
    };
  });
  expect(head).toEqual({
    lang: language,
    titles: [title],
    description: [description],
    language: [language],
    og: [[title], [description], [say(language, 'meta:site.locale')], [title], [description]],
    image: [`/og-${language}.png`],
    canonical: [localPath(tool.path, language)],
    alternates: [
      ['ko', tool.path],
      ['en', localPath(tool.path, 'en')],
      ['x-default', tool.path],
    ],
    robots: [],
  });
}

/** All that a visitor could have typed or chosen. */
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

async function playTool(page: Page, tool: Tool, language: Language, isWide: boolean): Promise<void> {
  const smoke = await smokeOf(tool.id);
  const clears = smoke.resets !== false;
  const result = page.locator('#result');
  const copy = result.getByRole('button', { name: say(language, 'common:actions.copy'), exact: true }).first();
  const reset = page
    .getByRole('main')
    .getByRole('button', { name: say(language, 'common:actions.reset'), exact: true });
  const expectResult = async () => {
    for (const text of smoke.expect) await expect(result).toContainText(text);
  };

  const untouched = await fieldValues(page);
  if (clears) await expect(copy).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);

  await playSmoke(page, language, smoke);
  await expectResult();
  expect(await axeFindings(page)).toEqual([]);

  if (isWide) {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page)).toEqual([]);
  } else {
    expect(await sidewaysFindings(page)).toEqual([]);
    await page.setViewportSize({ ...NARROW, width: NARROWEST_WIDTH });
    expect(await sidewaysFindings(page)).toEqual([]);
  }

  await page.locator('#content').focus();
  const field = page.locator('main :is(input, textarea, select):enabled').first();
  expect(await tabWalk(page, [field, reset, copy])).toEqual([]);
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(result.getByRole('status').filter({ hasText: say(language, 'common:actions.copied') })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');

  await reset.focus();
  await page.keyboard.press('Enter');
  if (clears) await expect(copy).toBeDisabled();
  expect(await fieldValues(page)).toEqual(untouched);
}

for (const viewport of [WIDE, NARROW]) {
  const isWide = viewport === WIDE;
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });

    for (const tool of registry.tools) {
      for (const language of LANGUAGES) {
        test(`${tool.id} in ${language}`, async ({ page, guard, gotoIn }) => {
          for (const origin of [...tool.network, ...(tool.frames ?? [])]) await guard.allowOrigin(origin);
          // English is reached by its address on the wide screen and by the stored choice on the narrow one.
          const byAddress = language === 'en' && isWide;
          await gotoIn(language, tool.path, byAddress ? 'address' : 'stored');
          await expectHead(page, tool, language);

          const main = page.getByRole('main');
          const category = registry.categoryOf(tool);
          await expect(page.locator('h1')).toHaveText([say(language, `meta:tools.${tool.id}.name`)]);
          await expect(main.getByText(say(language, `meta:tools.${tool.id}.description`))).toBeVisible();
          const back = main.getByRole('link', {
            name: say(language, `meta:categories.${category.id}.name`),
            exact: true,
          });
          await expect(back).toHaveAttribute('href', localPath(category.path, byAddress ? 'en' : 'ko'));
          if (!isWide) expect(await sidewaysFindings(page)).toEqual([]);

          await playTool(page, tool, language, isWide);
        });
      }
    }
  });
}
