import type { Page } from '@playwright/test';
import { loadToolGuide } from '@toolbox/i18n';
import { localPath } from '@toolbox/web/site/localPath';
import { relatedTools } from '@toolbox/web/site/relatedTools';
import { toolGuidePath } from '@toolbox/web/site/toolGuidePath';
import { axeFindings } from '../../support/checks/axe.ts';
import { shiftFindings, watchShifts } from '../../support/checks/layoutShifts.ts';
import { sidewaysFindings } from '../../support/checks/sideways.ts';
import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { playSmoke, smokeOf } from '../../support/playSmoke.ts';
import { registry } from '../../support/registry.ts';
import { chooseLanguage } from '../../support/sidebar.ts';
import { get } from '../../support/site/fetchPages.ts';
import { expect, test } from '../../support/test.ts';

/** Any tool that works without a server. */
const tool = registry.tools.find(({ network, server }) => network.length === 0 && server !== true);
if (tool === undefined) throw new Error('Every tool needs a server.');
const [next] = relatedTools(tool, registry);
if (next === undefined) throw new Error(`Nothing is related to ${tool.id}.`);
const guides = { ko: await loadToolGuide('ko', tool.id), en: await loadToolGuide('en', tool.id) };

/** Requests for a guide, or for code that shows one. */
function watchRequests(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (/guide/iu.test(request.url())) found.push(new URL(request.url()).pathname);
  });
  return found;
}

function relatedLink(page: Page) {
  return page.getByRole('main').getByRole('link', { name: messageIn('ko', `meta:tools.${next?.id}.name`) });
}

for (const language of LANGUAGES) {
  test(`a page keeps the prerendered guide and loads no script for it, in ${language}`, async ({ page, gotoIn }) => {
    const requests = watchRequests(page);
    await gotoIn(language, tool.path, 'address');
    await page.waitForLoadState('networkidle');
    const built = page.locator('[data-built]');
    await expect(built).toHaveCount(1);
    for (const { question, answer } of guides[language].questions) {
      await expect(built.getByRole('heading', { name: question })).toBeVisible();
      await expect(built).toContainText(answer);
    }
    expect(requests).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysFindings(page)).toEqual([]);
  });
}

test('its links navigate without reloading the document, and the next page has its own guide', async ({
  page,
  gotoIn,
}) => {
  await gotoIn('ko', tool.path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = '';
  });
  await relatedLink(page).click();
  await expect(page).toHaveURL(localPath(next.path, 'ko'));
  const guide = await loadToolGuide('ko', next.id);
  await expect(page.getByRole('heading', { name: guide.questions[0]?.question ?? '' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
  const json = page.locator('script[type="application/ld+json"]');
  await expect.poll(() => json.textContent()).toContain(guide.questions[0]?.answer);

  await page.goBack();
  await expect(page.getByRole('heading', { name: guides.ko.questions[0]?.question ?? '' })).toBeVisible();
});

test('the guide follows the language', async ({ page, gotoIn }) => {
  await gotoIn('ko', tool.path);
  await chooseLanguage(page, 'en');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: guides.en.questions[0]?.question ?? '' })).toBeVisible();
  await expect(main).not.toContainText(guides.ko.questions[0]?.question ?? '');
});

test('a tool works if its guide fails to load', async ({ page, gotoIn, guard }) => {
  guard.allowStatus(404);
  await page.route('**/guides/**', (route) => route.fulfill({ status: 404 }));
  await gotoIn('ko', tool.path);
  await chooseLanguage(page, 'en');
  const smoke = await smokeOf(tool.id);
  await playSmoke(page, 'en', smoke);
  for (const text of smoke.expect) await expect(page.locator('#result')).toContainText(text);
});

test('the guide is available offline', async () => {
  const { text } = await get('/sw.js');
  for (const language of LANGUAGES)
    for (const { id } of registry.tools) expect(text).toContain(`"${toolGuidePath(id, language)}"`);
});

test('the guide causes no layout shift', async ({ page, gotoIn }) => {
  await watchShifts(page);
  for (const { path } of registry.tools.filter(({ category }) => category === 'calculator')) {
    // The stored language differs from that of the prerendered page, so the guide is fetched.
    await gotoIn('en', path);
    await page.waitForLoadState('networkidle');
    expect(await shiftFindings(page)).toEqual([]);
  }
});
