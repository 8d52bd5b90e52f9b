import type { Locator, Page } from '@playwright/test';
import { sidewaysFindings } from '../../support/checks/sideways.ts';
import { LANGUAGES, type Language, messageIn } from '../../support/messages.ts';
import { naughtyStrings } from '../../support/naughtyStrings.ts';
import { registry } from '../../support/registry.ts';
import { expect, test } from '../../support/test.ts';
import { testTools } from '../../support/testTools.ts';
import { unfold } from '../../support/unfold.ts';

const strings = naughtyStrings();
const texts = strings ?? [];
/** All strings at once into every field in both languages; each alone only once, to limit the time. */
const SHEETS = 2;
const perSheet = Math.ceil(texts.length / SHEETS);
const sheets = Array.from({ length: SHEETS }, (_, index) => texts.slice(index * perSheet, (index + 1) * perSheet));
const TEXT_FIELDS = 'main :is(textarea, input:is([type=text], [type=search], [type=number], :not([type]))):enabled';
/** More than the fifty updates in a row after which React reports an endless loop. */
const PAUSE_EVERY = 128;
const ACTIONS = ['calculate', 'compare', 'generate', 'lookup'];

test.use({ viewport: { width: 360, height: 740 } });
test.skip(strings === undefined, 'The suite ../shared/suites/naughty.json is not at hand.');

/** Enters each string into a field as typing does, one by one; the page reacts to each. */
function typeEach(field: Locator, texts: readonly string[]): Promise<void> {
  return field.evaluate(
    async (element, [values, pauseEvery]) => {
      const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
      for (const [index, value] of values.entries()) {
        setter?.call(element, value);
        element.dispatchEvent(new Event('input', { bubbles: true }));
        // React renders after its handler; work that waits for a pause in typing gets one now and then.
        if (index % pauseEvery === 0) await new Promise((resolve) => setTimeout(resolve));
        else await null;
      }
    },
    [texts, PAUSE_EVERY] as const,
  );
}

async function pressActions(page: Page, language: Language): Promise<void> {
  for (const action of ACTIONS) {
    const name = messageIn(language, `common:actions.${action}`);
    const button = page.getByRole('main').getByRole('button', { name, exact: true });
    if ((await button.count()) === 1 && (await button.isEnabled())) await button.click();
  }
}

for (const language of LANGUAGES) {
  testTools(`no text breaks a tool, in ${language}`, registry.tools, async (tool, { page, gotoIn }) => {
    await gotoIn(language, tool.path);
    await unfold(page);
    const fields = await page.locator(TEXT_FIELDS).all();
    const alone = texts.filter((_, index) => index % LANGUAGES.length === LANGUAGES.indexOf(language));
    for (const [place, field] of fields.entries()) {
      const share = alone.filter((_, index) => index % fields.length === place);
      await typeEach(field, share);
    }
    for (const sheet of sheets) {
      for (const field of fields) {
        await field.fill(sheet.join('\n'));
        expect.soft(await sidewaysFindings(page), tool.id).toEqual([]);
      }
      await pressActions(page, language);
      expect.soft(await sidewaysFindings(page), tool.id).toEqual([]);
    }
    await expect(page.locator('h1')).toHaveText([messageIn(language, `meta:tools.${tool.id}.name`)]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
