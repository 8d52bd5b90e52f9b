import type { Page } from '@playwright/test';
import { axeFindings } from '../site/axe.ts';
import { expect, quietDemo, type RunningDemo, test } from '../site/demo.ts';
import { testHolding } from '../site/heldServer.ts';
import { wholeFindings } from '../site/looks.ts';
import { sidewaysFindings } from '../site/sideways.ts';
import { LANGUAGES, type Language, say } from '../site/words.ts';

const PATH = '/crypto-tools/whale-alert';
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
const BINANCE = '0x28c6c06298d514db089934071355e5743bf21d60';
const SOMEONE = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984';
const PATIENCE = { timeout: 20_000 };
/** How soon a page asks again that was told to come back later. */
const ASKED_AGAIN_MS = 60_000;
const LONGEST_CALL_MS = 15_000;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

function pageIn(page: Page, language: Language) {
  const words = (key: string, values?: Readonly<Record<string, string | number>>) =>
    say(language, `whale-alert:${key}`, values);
  const main = page.getByRole('main');
  return { words, main, cards: main.getByRole('listitem').getByRole('article'), result: page.locator('#result') };
}

/** A transfer on the chain, confirmed, and a post of the channel; both known to the server. */
async function tell({ fakes, url }: RunningDemo): Promise<readonly string[]> {
  const hashes = fakes.ethereum.mine({ coin: 'USDT', amount: 25_000_000, from: SOMEONE, to: BINANCE });
  fakes.ethereum.mine();
  fakes.ethereum.mine();
  fakes.telegram.post('🚨 🚨 2,500 $BTC (160,000,000 USD) transferred from #Kraken to unknown wallet');
  const count = async (path: string, key: string) => {
    const answer = await fetch(url + path);
    const body = (await answer.json()) as Readonly<Record<string, readonly unknown[] | undefined>>;
    return body[key]?.length ?? 0;
  };
  await expect.poll(() => count('/api/crypto/whale-alert', 'transactions'), PATIENCE).toBe(1);
  await expect.poll(() => count('/api/telegram-whale/transactions', 'data'), PATIENCE).toBe(1);
  return hashes;
}

/** Posts that tell of no movement, and a chain without one; the server has heard both. */
async function tellNothing({ fakes, url }: RunningDemo): Promise<void> {
  fakes.telegram.post('Good morning');
  for (const path of ['/api/crypto/whale-alert', '/api/telegram-whale/transactions']) {
    await expect.poll(async () => (await fetch(url + path)).status, PATIENCE).toBe(200);
  }
}

for (const language of LANGUAGES) {
  test(`large movements of both sources in ${language}`, async ({ page, demo, gotoIn }) => {
    const { words, main, cards, result } = pageIn(page, language);
    const [hash = ''] = await tell(demo);
    await page.setViewportSize(WIDE);
    await gotoIn(language, PATH, 'address');
    await expect(cards).toHaveCount(2);
    await expect(result).toContainText(words('simulated'));
    const card = cards.filter({ hasText: 'USDT' });
    for (const part of ['$25,000,000', 'Binance', 'UTC', words('flows.inflow'), words('sourceBadges.chain')]) {
      await expect(card).toContainText(part);
    }
    await expect(card).toContainText(words('riskOf', { risk: words('risks.medium') }));
    await expect(cards.filter({ hasText: 'BTC' })).toContainText(words('riskOf', { risk: words('risks.extreme') }));
    expect(await wholeFindings(page)).toEqual([]);

    await test.step('copied, followed', async () => {
      await card.getByRole('button', { name: words('copy.hash') }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hash);
      await expect(card.getByRole('link', { name: words('explorer') })).toHaveAttribute(
        'href',
        `https://etherscan.io/tx/${hash}`,
      );
    });

    await test.step('filtered', async () => {
      await main.getByLabel(words('token'), { exact: true }).fill('btc');
      await expect(cards).toHaveCount(1);
      await expect(main.getByText(words('filterCount', { count: 1 }))).toBeVisible();
      await main.getByRole('button', { name: say(language, 'common:actions.reset'), exact: true }).click();
      await expect(cards).toHaveCount(2);
    });

    await test.step('folded on a narrow screen', async () => {
      await page.setViewportSize(NARROW);
      const token = main.getByLabel(words('token'), { exact: true });
      await expect(token).toBeHidden();
      await main.getByRole('button', { name: words('filterTitle'), exact: true }).click();
      await expect(token).toBeVisible();
      expect(await sidewaysFindings(page)).toEqual([]);
      const hashCopy = card.getByRole('button', { name: words('copy.hash') });
      await expect(hashCopy).toBeHidden();
      await card.getByRole('button', { name: say(language, 'common:actions.showDetails') }).click();
      await expect(hashCopy).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysFindings(page)).toEqual([]);
    });
  });

  test(`nothing to show in ${language}`, async ({ page, demo, gotoIn }) => {
    await tellNothing(demo);
    const { words, main, cards } = pageIn(page, language);
    await gotoIn(language, PATH, 'address');
    await expect(main.getByText(words('none'))).toBeVisible(PATIENCE);
    await expect(cards).toHaveCount(0);
    expect(await wholeFindings(page)).toEqual([]);
  });

  test(`a server that is gone in ${language}`, async ({ page, demo, guard, gotoIn }) => {
    guard.allow(/ERR_CONNECTION_REFUSED/u);
    await tell(demo);
    const { words, main, cards } = pageIn(page, language);
    await gotoIn(language, PATH, 'address');
    await expect(cards).toHaveCount(2);
    await demo.close();
    await main.getByRole('button', { name: say(language, 'common:actions.refresh'), exact: true }).click();
    await expect(main.getByText(words('backendFailed'))).toBeVisible(PATIENCE);
    await expect(main.getByText(words('channelFailed'))).toBeVisible();
    await expect(main.getByText(say(language, 'errors:calls.noResponse'), { exact: true })).toBeVisible();
    await expect(cards).toHaveCount(2);
    expect(await wholeFindings(page)).toEqual([]);

    const again = await quietDemo(new URL(demo.url).port);
    await tellNothing(again);
    await main
      .getByRole('button', { name: say(language, 'common:actions.retry') })
      .first()
      .click();
    await expect(main.getByText(words('none'))).toBeVisible(PATIENCE);
    await expect(main.getByRole('alert')).toHaveCount(0);
    await again.close();
  });
}

test.describe('a chain and a channel that refuse', () => {
  test.use({
    demoOptions: {
      prepare: ({ ethereum, telegram }) => {
        ethereum.switches.refuse = true;
        telegram.switches.refuse = true;
      },
    },
  });
  for (const language of LANGUAGES) {
    test(`a server that has nothing yet is asked again soon, in ${language}`, async ({ page, demo, guard, gotoIn }) => {
      guard.allowStatus(503);
      const { words, main, cards } = pageIn(page, language);
      await page.clock.install();
      await gotoIn(language, PATH, 'address');
      await expect(main.getByText(words('collectingLater'))).toBeVisible(PATIENCE);
      const collecting = main.getByText(words('states.collecting'), { exact: true });
      // After its first failed round the server says that the source does not answer.
      await expect(collecting.or(main.getByText(words('states.unreachable'), { exact: true }))).toHaveCount(2);
      await expect(main.getByRole('alert')).toHaveCount(0);
      expect(await wholeFindings(page)).toEqual([]);

      demo.fakes.ethereum.switches.refuse = false;
      demo.fakes.telegram.switches.refuse = false;
      await tell(demo);
      await page.clock.fastForward(ASKED_AGAIN_MS);
      await expect(cards).toHaveCount(2);
      await expect(main.getByText(words('collectingLater'))).toHaveCount(0);
    });
  }
});

const heldTest = testHolding('/api/');

for (const language of LANGUAGES) {
  heldTest(`loading, and no answer in ${language}`, async ({ page, gotoIn }) => {
    const { words, main, result } = pageIn(page, language);
    await page.clock.install();
    await gotoIn(language, PATH, 'address');
    await expect(main.locator('section[aria-busy=true]')).toBeVisible();
    await expect(result).toContainText(words('loading'));
    expect(await wholeFindings(page)).toEqual([]);
    await page.clock.fastForward(LONGEST_CALL_MS);
    await expect(main.getByText(words('backendFailed'))).toBeVisible();
    await expect(main.getByText(say(language, 'errors:calls.timeout'))).toBeVisible();
    expect(await wholeFindings(page)).toEqual([]);
  });
}
