import { playSmoke, smokeOf } from '../../support/playSmoke.ts';
import { registry } from '../../support/registry.ts';
import { testBrowserOptions } from '../../support/site/browser.ts';
import { expect, test } from '../../support/test.ts';
import { testTools } from '../../support/testTools.ts';

const options = testBrowserOptions();
test.use({ launchOptions: { ...options, args: [...options.args, '--blink-settings=minimumFontSize=24'] } });

const LINED = new Set(['json-formatter', 'text-compare', 'code-compare']);

testTools(
  'shows complete lines with a minimum font size',
  registry.tools.filter(({ id }) => LINED.has(id)),
  async (tool, { page, gotoIn }) => {
    await gotoIn('ko', tool.path, 'address');
    await playSmoke(page, 'ko', await smokeOf(tool.id));
    const lines = page.locator('#result [data-number]');
    await expect(lines.first()).toBeVisible();
    const [line, glyphs] = await lines.first().evaluate((number) => {
      const range = document.createRange();
      range.selectNodeContents(number.parentElement?.lastElementChild ?? number);
      return [number.parentElement, range].map((box) => box?.getBoundingClientRect().height ?? 0);
    });
    expect(glyphs).toBeGreaterThan(24);
    expect(line).toBeGreaterThanOrEqual(glyphs ?? 0);
  },
);
