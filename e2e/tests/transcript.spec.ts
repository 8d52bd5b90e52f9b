import type { Page } from '@playwright/test';
import { expect, test } from '../site/demo.ts';
import { playSmoke, smokeOf } from '../site/playSmoke.ts';
import { registry } from '../site/registry.ts';
import { TRADES_PATH, trade, tradesPage } from '../site/tradesPage.ts';

/** A day in which no rate changes; the pages that tell how long ago something was keep the real clock. */
const NOON = '2026-11-22T12:00:00+09:00';
const pathOf = (id: string) => registry.tools.find((tool) => tool.id === id)?.path ?? '';

/**
 * What a screen reader is given of a part of the page, as a list. Times of day and dates are masked, and so is what stands
 * below a tool, which is text alone.
 */
async function transcript(page: Page, part: string): Promise<string> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-built]')) element.remove();
  });
  const tree = await page.locator(part).ariaSnapshot();
  const masked = tree
    .replaceAll(/\d{4}\. \d{1,2}\. \d{1,2}\.|\d{4}(?:년 |-)\d{1,2}(?:월 |-)\d{1,2}일?/gu, '(date)')
    .replaceAll(/(?:(?:오전|오후) )?\d{1,2}:\d{2}(?::\d{2})?/gu, '(time)')
    .replaceAll(/\d+(?:초|분|시간) 전|방금 전/gu, '(ago)')
    // Said once, and cleared after a while.
    .replaceAll(/^( +- status): 새 거래 .+$/gmu, '$1')
    // Which of the fakes has said something by now.
    .replaceAll(/^( +- listitem: .+) (?:연결 중|수신 중)$/gmu, '$1 (state)');
  return `${masked}\n`;
}

/** Kept beside this file for a reviewer to read as it would be heard. `--update-snapshots` writes them again. */
async function expectTranscript(page: Page, name: string, part = 'main'): Promise<void> {
  await expect(async () => expect(await transcript(page, part)).toMatchSnapshot(`${name}.txt`)).toPass({
    timeout: 5000,
  });
}

test('the accessibility tree of the home page', async ({ page, gotoIn }) => {
  await page.clock.setFixedTime(NOON);
  await gotoIn('ko', '/');
  await expectTranscript(page, 'home', 'body');
});

for (const id of ['char-count', 'text-compare', 'salary-calculator']) {
  test(`the accessibility tree of ${id} with a result`, async ({ page, gotoIn }) => {
    await page.clock.setFixedTime(NOON);
    const smoke = await smokeOf(id);
    await gotoIn('ko', pathOf(id));
    await playSmoke(page, 'ko', smoke);
    for (const text of smoke.expect) await expect(page.locator('#result')).toContainText(text);
    await expectTranscript(page, id);
  });
}

test('the accessibility tree of the kimchi premium', async ({ page, gotoIn }) => {
  await gotoIn('ko', pathOf('kimchi-premium'));
  await expect(page.locator('#result')).toContainText('%');
  await expectTranscript(page, 'kimchi-premium');
});

test('the accessibility tree of the whale trades with two trades', async ({ page, demo, gotoIn }) => {
  const { words, badge, cards } = tradesPage(page, 'ko');
  await gotoIn('ko', TRADES_PATH);
  await expect(badge).toHaveText(words('states.live'));
  trade(demo, 'binance', 60_000, 10);
  await expect(cards).toHaveCount(1);
  trade(demo, 'okx', 60_001, 200, 'SELL');
  await expect(cards).toHaveCount(2);
  await expectTranscript(page, 'whale-trades');
});
