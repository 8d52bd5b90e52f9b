import type { Page } from '@playwright/test';
import { playSmoke, smokeOf } from '../../support/playSmoke.ts';
import { registry } from '../../support/registry.ts';
import { expect, test } from '../../support/site/demo.ts';
import { whenIdle } from '../../support/test.ts';
import { TRADES_PATH, trade, tradesPage } from '../../support/tradesPage.ts';

/** A day on which no rate changes; pages with relative times use the real clock. */
const NOON = '2026-11-22T12:00:00+09:00';
const pathOf = (id: string) => registry.tools.find((tool) => tool.id === id)?.path ?? '';

/**
 * The accessibility tree of a part of the page, as a list. Times and dates are masked, and the guide
 * below a tool is removed, because it is only text.
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
    // Announced once, and cleared after a while.
    .replaceAll(/^( +- status): 새 거래 .+$/gmu, '$1')
    // Depends on which of the fakes has sent something.
    .replaceAll(/^( +- listitem: .+) (?:연결 중|수신 중)$/gmu, '$1 (state)');
  return `${masked}\n`;
}

/** Stored beside this file for review. `--update-snapshots` updates them. */
async function expectTranscript(page: Page, name: string, part = 'main'): Promise<void> {
  await whenIdle(page);
  // Results are announced after a pause.
  await expect(async () => expect(await transcript(page, part)).toMatchSnapshot(`${name}.txt`)).toPass({
    timeout: 20_000,
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
  const { message, badge, cards } = tradesPage(page, 'ko');
  await gotoIn('ko', TRADES_PATH);
  await expect(badge).toHaveText(message('states.live'));
  trade(demo, 'binance', { price: 60_000, coins: 10 });
  await expect(cards).toHaveCount(1);
  trade(demo, 'okx', { price: 60_001, coins: 200, side: 'SELL' });
  await expect(cards).toHaveCount(2);
  await expectTranscript(page, 'whale-trades');
});
