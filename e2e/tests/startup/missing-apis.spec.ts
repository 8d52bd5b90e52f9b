import { removeApis } from '../../support/inPage/removeApis.ts';
import { messageIn } from '../../support/messages.ts';
import { playSmoke, smokeOf } from '../../support/playSmoke.ts';
import { registry } from '../../support/registry.ts';
import { expect, test } from '../../support/test.ts';
import { testTools } from '../../support/testTools.ts';

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
