import { localPath } from '@toolbox/web/site/localPath';
import { siteConfig } from '@toolbox/web/site/siteConfig';
import { axeFindings } from '../../support/checks/axe.ts';
import { sidewaysFindings } from '../../support/checks/sideways.ts';
import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { get } from '../../support/site/fetchPages.ts';
import { expect, test } from '../../support/test.ts';

const PAGES = ['/docs', '/docs/vat'];

for (const language of LANGUAGES) {
  const other = language === 'ko' ? 'en' : 'ko';

  test(`the reference is accessible, narrow and wide, in both themes, in ${language}`, async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(localPath(path, language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeFindings(page), `${path}, ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 740 });
      expect.soft(await sidewaysFindings(page), `${path}, 320 px`).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });

  test(`an example of the reference runs with other values, by keyboard, in ${language}`, async ({ page }) => {
    await page.goto(localPath('/docs/vat', language));
    const example = page.getByRole('group', { name: /vatOnSupply/u }).first();
    const amount = example.getByRole('textbox').first();
    await expect(example.getByRole('status')).not.toBeEmpty();
    await amount.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('20000');
    await expect(example.getByRole('status')).toContainText('2000n');
    await page.keyboard.press('Shift+Tab');
    await expect(amount).not.toBeFocused();
    await amount.fill('x');
    await expect(example.getByRole('status')).not.toContainText('2000n');
  });

  test(`the reference leads to its other language and to the tools in ${language}`, async ({ page, gotoIn }) => {
    await gotoIn(language, '/about', 'address');
    await page.getByRole('link', { name: messageIn(language, 'info:about.reference.link') }).click();
    await expect(page).toHaveURL(localPath('/docs', language));
    await page.getByRole('link', { name: '@toolbox/core/vat', exact: true }).click();
    const { name, path } = {
      name: messageIn(language, 'meta:tools.vat-calculator.name'),
      path: '/calculator-tools/vat-calculator',
    };
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', localPath(path, language));
    await page.getByRole('link', { name: messageIn('ko', `shell:language.${other}`) }).click();
    await expect(page).toHaveURL(localPath('/docs/vat', other));
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the reference is complete, and offers nothing that does not work', async ({ page }) => {
    await page.goto('/docs/vat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('@toolbox/core/vat');
    await expect(page.getByText("from '@toolbox/core/vat'").first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});

test('the reference is in the site map, follows the content policy and names its languages', async () => {
  const { text: map } = await get('/sitemap.xml');
  const { headers } = await get('/docs');
  for (const language of LANGUAGES) expect(map).toContain(`${localPath('/docs', language)}</loc>`);
  for (const path of PAGES) {
    for (const language of LANGUAGES) {
      const address = localPath(path, language);
      const { text, status } = await get(address);
      expect(status).toBe(200);
      expect(text).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)="/u);
      const inDocument = siteConfig.origin === undefined ? 0 : 3;
      expect(text.match(/rel="alternate"/gu) ?? []).toHaveLength(inDocument);
    }
  }
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
});
