import { removeApis } from '../site/inPage/removeApis.ts';
import { messageIn } from '../site/messages.ts';
import { playSmoke, smokeOf } from '../site/playSmoke.ts';
import { registry } from '../site/registry.ts';
import { expect, test } from '../site/test.ts';
import { testTools } from '../site/testTools.ts';

test.describe('without Intl.Segmenter, clipboard, workers, storage and matchMedia', () => {
  test.beforeEach(({ page }) => page.addInitScript(removeApis));

  testTools('does its main example', registry.tools, async (tool, { page, gotoIn }) => {
    await gotoIn('ko', tool.path);
    await expect(page.locator('h1')).toHaveText([messageIn('ko', `meta:tools.${tool.id}.name`)]);
    const smoke = await smokeOf(tool.id);
    await playSmoke(page, 'ko', smoke);
    for (const text of smoke.expect) await expect(page.locator('#result')).toContainText(text);
  });
});
