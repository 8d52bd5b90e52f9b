import type { Page } from '@playwright/test';
import { messageIn } from '../../support/messages.ts';
import { expect, test } from '../../support/site/demo.ts';
import { TRADES_PATH, trade, tradesPage } from '../../support/tradesPage.ts';

// An updating list must not cause too many announcements, sounds or flicker.

const SECOND_MS = 1000;
/**
 * The clock advances in steps. An announcement is made half a second after its text appears, and this delay begins in
 * the step in which the page renders it, so a gap can appear shorter by at most one step.
 */
const STEP_MS = 250;
const ANNOUNCE_EVERY_MS = 10_000;
/**
 * Lets the page render the changes of the previous step; messages to itself arrive in the order in which they were
 * sent.
 */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(round);
      });
  });

test('a flood of trades is announced at most once in ten seconds', async ({ page, demo, gotoIn }) => {
  const { message, badge, main } = tradesPage(page, 'ko');
  const seconds = 41;
  await page.clock.install();
  await gotoIn('ko', TRADES_PATH);
  await expect(badge).toHaveText(message('states.live'));
  // A clock that also follows real time would lengthen a step on a busy machine.
  await page.clock.pauseAt(Date.now() + SECOND_MS);
  await page.evaluate(() => {
    const spoken: number[] = [];
    Object.assign(globalThis, { spoken });
    new MutationObserver((changes) => {
      const isSpoken = changes.some(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return (
          element?.matches(
            'main :is([role=status], [role=alert], [aria-live]) *, main :is([role=status], [role=alert])',
          ) === true
        );
      });
      if (isSpoken) spoken.push(Date.now());
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  const totals = main.getByRole('region', { name: message('totalsTitle') });
  for (let second = 1; second <= seconds; second += 1) {
    trade(demo, 'binance', { price: 60_000 + second, coins: 10 });
    trade(demo, 'okx', { price: 61_000 + second, coins: 10 });
    trade(demo, 'bybit', { price: 62_000 + second, coins: 10 });
    const counted = totals.getByText(`${message('totals.trades')} ${3 * second}`, { exact: true });
    for (let passed = 0; passed < SECOND_MS || !(await counted.isVisible()); passed += STEP_MS) {
      await page.clock.runFor(STEP_MS);
      await drawn(page);
    }
  }
  const spoken = await page.evaluate(() => (globalThis as unknown as { spoken: readonly number[] }).spoken);
  const gaps = spoken.slice(1).map((at, place) => at - (spoken[place] ?? 0));
  expect(spoken.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(ANNOUNCE_EVERY_MS - STEP_MS);
});

test('sounds are off until a level is selected', async ({ page, demo, gotoIn }) => {
  const { message, badge, main, cards, button } = tradesPage(page, 'ko');
  await page.addInitScript(() => {
    const begun: number[] = [];
    Object.assign(globalThis, { begun });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function begin(at) {
      begun.push(at ?? 0);
      start.call(this, at);
    };
  });
  const begun = () => page.evaluate(() => (globalThis as unknown as { begun: readonly number[] }).begun.length);
  await gotoIn('ko', TRADES_PATH);
  await expect(badge).toHaveText(message('states.live'));
  trade(demo, 'okx', { price: 60_000, coins: 300 });
  await expect(cards).toHaveCount(1);
  expect(await begun()).toBe(0);
  await button('sound').click();
  const level = main.getByRole('button', { name: message('risks.low') });
  await expect(level).toHaveAttribute('aria-pressed', 'false');
  await level.click();
  await expect.poll(begun).toBe(1);
  trade(demo, 'okx', { price: 60_001, coins: 10 });
  await expect.poll(begun).toBe(2);
});

test('relative times stay correct without changing the list', async ({ page, demo, gotoIn }) => {
  const { message, badge, cards, list } = tradesPage(page, 'ko');
  await page.clock.install();
  await gotoIn('ko', TRADES_PATH);
  await expect(badge).toHaveText(message('states.live'));
  trade(demo, 'okx', { price: 60_000, coins: 10 });
  await expect(cards).toHaveCount(1);
  await list.evaluate((element) => {
    const touched: string[] = [];
    Object.assign(globalThis, { touched });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const near = target instanceof Element ? target : target.parentElement;
        touched.push(near?.closest('time + *') === null ? (near?.outerHTML ?? '') : 'ago');
      }
    }).observe(element, { attributes: true, childList: true, characterData: true, subtree: true });
  });
  await page.clock.runFor(3 * SECOND_MS);
  const agoes = [3, 4, 5, 6].map((count) => messageIn('ko', 'whale-trades:time.secondsAgo', { count }));
  await expect(list).toContainText(new RegExp(agoes.join('|'), 'u'));
  const touched = await page.evaluate(() => (globalThis as unknown as { touched: readonly string[] }).touched);
  expect(touched.length).toBeGreaterThanOrEqual(3);
  expect(touched.filter((what) => what !== 'ago')).toEqual([]);
});
