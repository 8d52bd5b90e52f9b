import { axeFindings } from '../../support/checks/axe.ts';
import { FIRST_SCREENS } from '../../support/checks/firstScreen.ts';
import { cutFindings } from '../../support/checks/layoutFaults.ts';
import { sidewaysFindings } from '../../support/checks/sideways.ts';
import { wholeFindings } from '../../support/looks.ts';
import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { LARGE, restyle } from '../../support/restyle.ts';
import { expect, quietDemo, type RunningDemo, test } from '../../support/site/demo.ts';
import { testHolding } from '../../support/site/proxyServer.ts';
import { TIMEOUT, WHALES_PATH, whalesPage } from '../../support/whalesPage.ts';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
const MAX_CALL_MS = 15_000;
/** The polling interval if the server cannot reach its sources; while it collects data, the interval is ten seconds. */
const POLL_INTERVAL_MS = 60_000;
const ENDPOINTS = ['/api/crypto/whale-alert', '/api/telegram-whale/transactions'];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Posts and a chain without movements; the server has read both. */
async function sendNothing({ fakes, url }: RunningDemo): Promise<void> {
  fakes.telegram.post('Good morning');
  for (const path of ['/api/crypto/whale-alert', '/api/telegram-whale/transactions']) {
    await expect.poll(async () => (await fetch(url + path)).status, TIMEOUT).toBe(200);
  }
}

for (const language of LANGUAGES) {
  test(`shows large movements of both sources, in ${language}`, async ({ page, demo, gotoIn }) => {
    const { message, main, cards, result, tell } = whalesPage(page, language);
    const [hash = ''] = await tell(demo);
    await page.setViewportSize(WIDE);
    await gotoIn(language, WHALES_PATH, 'address');
    await expect(cards).toHaveCount(2);
    await expect(result).toContainText(message('simulated'));
    for (const size of FIRST_SCREENS) {
      await page.setViewportSize(size);
      await expect(cards.first()).toBeInViewport({ ratio: 1 });
    }
    for (const width of [901, 1024, WIDE.width]) {
      await page.setViewportSize({ ...WIDE, width });
      const cut = await cards
        .locator('p')
        .evaluateAll((texts) =>
          texts.filter((text) => text.scrollWidth > text.clientWidth).map(({ textContent }) => textContent),
        );
      expect.soft(cut, `${width} px`).toEqual([]);
    }
    await restyle(page, LARGE);
    for (const width of [390, WIDE.width]) {
      await page.setViewportSize({ ...WIDE, width });
      expect.soft(await sidewaysFindings(page), `200%, ${width} px`).toEqual([]);
      expect.soft(await cutFindings(page, 'main ul'), `200%, ${width} px`).toEqual([]);
    }
    await restyle(page, '');
    await page.setViewportSize(WIDE);
    const card = cards.filter({ hasText: 'USDT' });
    for (const part of ['$25,000,000', 'Binance', 'UTC', message('flows.inflow'), message('sourceBadges.chain')]) {
      await expect(card).toContainText(part);
    }
    await expect(card).toContainText(message('riskOf', { risk: message('risks.medium') }));
    await expect(cards.filter({ hasText: 'BTC' })).toContainText(message('riskOf', { risk: message('risks.extreme') }));
    expect(await wholeFindings(page, { colors: language === 'ko' })).toEqual([]);

    await test.step('copied, unfolded, followed', async () => {
      await card.getByRole('button', { name: message('copy.hash') }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hash);
      await card.getByRole('button', { name: messageIn(language, 'common:actions.showDetails') }).click();
      expect(await wholeFindings(page, { colors: language === 'ko' })).toEqual([]);
      await expect(card.getByRole('link', { name: message('explorer') })).toHaveAttribute(
        'href',
        `https://etherscan.io/tx/${hash}`,
      );
    });

    await test.step('filtered', async () => {
      await main.getByLabel(message('token'), { exact: true }).fill('btc');
      await expect(cards).toHaveCount(1);
      await expect(main.getByText(message('filterCount', { count: 1 }))).toBeVisible();
      await main.getByRole('button', { name: messageIn(language, 'common:actions.reset'), exact: true }).click();
      await expect(cards).toHaveCount(2);
    });

    await test.step('folded on a narrow screen', async () => {
      await page.setViewportSize(NARROW);
      const token = main.getByLabel(message('token'), { exact: true });
      await expect(token).toBeHidden();
      await main.getByRole('button', { name: message('filterTitle'), exact: true }).click();
      await expect(token).toBeVisible();
      expect(await sidewaysFindings(page)).toEqual([]);
      const hashCopy = card.getByRole('button', { name: message('copy.hash') });
      await card.getByRole('button', { name: messageIn(language, 'common:actions.showDetails') }).click();
      await expect(hashCopy).toBeVisible();
      await card.getByRole('button', { name: messageIn(language, 'common:actions.hideDetails') }).click();
      await expect(hashCopy).toBeHidden();
      await card.getByRole('button', { name: messageIn(language, 'common:actions.showDetails') }).click();
      await expect(hashCopy).toBeVisible();
      expect(await axeFindings(page, undefined, { colors: language === 'ko' })).toEqual([]);
      expect(await sidewaysFindings(page)).toEqual([]);
    });
  });

  test(`shows that there are no movements, in ${language}`, async ({ page, demo, gotoIn }) => {
    await sendNothing(demo);
    const { message, main, cards } = whalesPage(page, language);
    await gotoIn(language, WHALES_PATH, 'address');
    await expect(main.getByText(message('none'))).toBeVisible(TIMEOUT);
    await expect(cards).toHaveCount(0);
    expect(await wholeFindings(page, { colors: language === 'ko' })).toEqual([]);
  });

  test(`shows that the server is unavailable, in ${language}`, async ({ page, demo, guard, gotoIn }) => {
    guard.allow(/ERR_CONNECTION_(?:REFUSED|RESET)/u);
    const { message, main, cards, tell } = whalesPage(page, language);
    await tell(demo);
    await gotoIn(language, WHALES_PATH, 'address');
    await expect(cards).toHaveCount(2);
    await demo.close();
    await main.getByRole('button', { name: messageIn(language, 'common:actions.refresh'), exact: true }).click();
    await expect(main.getByText(message('backendFailed'))).toBeVisible(TIMEOUT);
    await expect(main.getByText(message('channelFailed'))).toBeVisible();
    await expect(main.getByText(messageIn(language, 'errors:calls.noResponse'), { exact: true })).toBeVisible();
    await expect(cards).toHaveCount(2);
    expect(await wholeFindings(page, { colors: language === 'ko' })).toEqual([]);

    const again = await quietDemo(new URL(demo.url).port);
    await sendNothing(again);
    await main
      .getByRole('button', { name: messageIn(language, 'common:actions.retry') })
      .first()
      .click();
    await expect(main.getByText(message('none'))).toBeVisible(TIMEOUT);
    await expect(main.getByRole('alert')).toHaveCount(0);
    await again.close();
  });
}

test.describe('a chain and a channel that reject requests', () => {
  test.use({
    demoOptions: {
      prepare: ({ ethereum, telegram }) => {
        ethereum.switches.refuse = true;
        telegram.switches.refuse = true;
      },
    },
  });
  for (const language of LANGUAGES) {
    test(`a server whose sources are unavailable is polled again after a minute, in ${language}`, async ({
      page,
      demo,
      guard,
      gotoIn,
    }) => {
      guard.allowStatus(503);
      const { message, main, cards, tell } = whalesPage(page, language);
      // Until the first poll of its sources has failed, the server only reports that it is collecting data.
      for (const path of ENDPOINTS) {
        const answer = async () =>
          ((await (await fetch(demo.url + path)).json()) as { error?: { code?: string } }).error;
        await expect.poll(answer, TIMEOUT).toMatchObject({ code: 'SOURCE_UNREACHABLE' });
      }
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const count = () => asked.filter((path) => ENDPOINTS.includes(path)).length;
      await page.clock.install();
      await gotoIn(language, WHALES_PATH, 'address');
      await expect(main.getByText(message('collectingLater'))).toBeVisible(TIMEOUT);
      await expect(main.getByText(message('states.unreachable'), { exact: true })).toHaveCount(2);
      await expect(main.getByRole('alert')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const before = count();

      demo.fakes.ethereum.switches.refuse = false;
      demo.fakes.telegram.switches.refuse = false;
      await tell(demo);
      await page.clock.fastForward(POLL_INTERVAL_MS / 2);
      expect(count()).toBe(before);
      await page.clock.fastForward(POLL_INTERVAL_MS / 2);
      await expect(cards).toHaveCount(2);
      await expect(main.getByText(message('collectingLater'))).toHaveCount(0);
    });
  }
});

const heldTest = testHolding('/api/');

for (const language of LANGUAGES) {
  heldTest(`loading, and no answer in ${language}`, async ({ page, gotoIn }) => {
    const { message, main, result } = whalesPage(page, language);
    await page.clock.install();
    await gotoIn(language, WHALES_PATH, 'address');
    await expect(main.locator('section[aria-busy=true]')).toBeVisible();
    await expect(result).toContainText(message('loading'));
    expect(await wholeFindings(page, { colors: language === 'ko' })).toEqual([]);
    await page.clock.fastForward(MAX_CALL_MS);
    await expect(main.getByText(message('backendFailed'))).toBeVisible();
    await expect(main.getByText(messageIn(language, 'errors:calls.timeout'))).toBeVisible();
    expect(await wholeFindings(page, { colors: language === 'ko' })).toEqual([]);
  });
}
