import type { Locator } from '@playwright/test';
import { recordAnnouncements, takeAnnouncements } from '../../support/checks/announcements.ts';
import { playSmoke, smokeOf } from '../../support/playSmoke.ts';
import { registry } from '../../support/registry.ts';
import { expect, whenIdle } from '../../support/test.ts';
import { testTools } from '../../support/testTools.ts';
import { unfold } from '../../support/unfold.ts';

/** Nothing is announced earlier after a key than this; a busy machine itself pauses longer between two keys. */
const SILENT_MS = 450;
/** Longer than the pause before an announcement, and than the one after which a value counts as complete. */
const QUIET_MS = 1_700;
/** How soon a text is announced after it is shown and typing has ended: twice the pause, for a busy machine. */
const SOON_MS = 1_000;
/** The maximum number of fields of a tool that are typed into. */
const FIELDS = 2;
/** Invalid in most fields at some key, and longer than most accept. */
const TYPED = '0x1q2w3e4r';

/** The error that is shown at a field; empty if there is none. */
async function errorOf(field: Locator): Promise<string> {
  return field.evaluate((element) => document.getElementById(`${element.id}-error`)?.textContent?.trim() ?? '');
}

testTools(
  'announces within a second what is shown, nothing between two keys, and repeats nothing',
  registry.tools,
  async (tool, { page, gotoIn }) => {
    await gotoIn('ko', tool.path);
    await whenIdle(page, tool);
    await unfold(page);
    // Only a tool with a result announces anything.
    await playSmoke(page, 'ko', await smokeOf(tool.id));
    // The result of that is announced before anything is typed.
    await page.waitForTimeout(SOON_MS);
    await recordAnnouncements(page);
    const fields = page.locator('main :is(input[type=text], textarea):visible:enabled');
    const count = Math.min(await fields.count(), FIELDS);
    for (let index = 0; index < count; index += 1) {
      const field = fields.nth(index);
      await field.focus();
      const before = await errorOf(field);
      await takeAnnouncements(page);
      await page.keyboard.type(TYPED, { delay: 80 });
      const early = (await takeAnnouncements(page)).filter(({ sinceKeyMs }) => sinceKeyMs < SILENT_MS);
      expect.soft(early, `${tool.id}, field ${index}, while typing`).toEqual([]);
      await page.waitForTimeout(QUIET_MS);
      const announced = await takeAnnouncements(page);
      const said = announced.map(({ text }) => text);
      expect.soft(said, `${tool.id}, field ${index}, after the pause`).toEqual([...new Set(said)]);
      const late = announced.filter(({ sinceKeyMs, sinceShownMs }) => Math.min(sinceKeyMs, sinceShownMs) > SOON_MS);
      expect.soft(late, `${tool.id}, field ${index}, within a second`).toEqual([]);
      const error = await errorOf(field);
      if (error !== before) expect.soft(said, `${tool.id}, field ${index}, its error`).toEqual([error]);
      const assertive = announced.filter(({ role }) => role === 'alert');
      expect.soft(assertive, `${tool.id}, field ${index}, politely`).toEqual([]);
    }
  },
);
