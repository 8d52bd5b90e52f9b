import { recordAnnouncements, takeAnnouncements } from '../site/announcements.ts';
import { playSmoke, smokeOf } from '../site/playSmoke.ts';
import { registry } from '../site/registry.ts';
import { expect } from '../site/test.ts';
import { testTools } from '../site/testTools.ts';
import { unfold } from '../site/unfold.ts';

/** Nothing is announced earlier after a key than this; a busy machine itself pauses longer between two keys. */
const SILENT_MS = 450;
/** Longer than the pause before an announcement, and than the one after which a value counts as complete. */
const QUIET_MS = 1_700;
/** The maximum number of fields of a tool that are typed into. */
const FIELDS = 2;
/** Invalid in most fields at some key, and longer than most accept. */
const TYPED = '0x1q2w3e4r';

testTools('announces nothing between two keys and repeats nothing', registry.tools, async (tool, { page, gotoIn }) => {
  await gotoIn('ko', tool.path);
  await page.waitForLoadState('networkidle');
  await unfold(page);
  // Only a tool with a result announces anything.
  await playSmoke(page, 'ko', await smokeOf(tool.id));
  await recordAnnouncements(page);
  const fields = page.locator('main :is(input[type=text], textarea):visible:enabled');
  const count = Math.min(await fields.count(), FIELDS);
  for (let index = 0; index < count; index += 1) {
    await fields.nth(index).focus();
    await takeAnnouncements(page);
    await page.keyboard.type(TYPED, { delay: 80 });
    const early = (await takeAnnouncements(page)).filter(({ sinceKeyMs }) => sinceKeyMs < SILENT_MS);
    expect.soft(early, `${tool.id}, field ${index}, while typing`).toEqual([]);
    await page.waitForTimeout(QUIET_MS);
    const said = (await takeAnnouncements(page)).map(({ text }) => text);
    expect.soft(said, `${tool.id}, field ${index}, after the pause`).toEqual([...new Set(said)]);
  }
});
