import type { Page } from '@playwright/test';
import { axeFindings } from '../site/axe.ts';
import { expect, type RunningDemo, test } from '../site/demo.ts';
import { sidewaysFindings } from '../site/sideways.ts';
import { LANGUAGES, type Language, say } from '../site/words.ts';

const PATH = '/crypto-tools/whale-alert';
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
const BINANCE = '0x28c6c06298d514db089934071355e5743bf21d60';
const SOMEONE = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984';
const PATIENCE = { timeout: 20_000 };

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

function pageIn(page: Page, language: Language) {
  const words = (key: string, values?: Readonly<Record<string, string | number>>) =>
    say(language, `crypto:whale-alert.${key}`, values);
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
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page)).toEqual([]);

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
      await main.getByRole('button', { name: say(language, 'common:actions.reset'), exact: true }).click();
      await expect(cards).toHaveCount(2);
    });

    await test.step('folded on a narrow screen', async () => {
      await page.setViewportSize(NARROW);
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
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`a server that does not answer in ${language}`, async ({ page, demo, guard, gotoIn }) => {
    guard.allowStatus(500);
    await tellNothing(demo);
    const { words, main } = pageIn(page, language);
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: {} }));
    await gotoIn(language, PATH, 'address');
    await expect(main.getByText(words('backendFailed'))).toBeVisible(PATIENCE);
    await expect(main.getByText(words('channelFailed'))).toBeVisible();
    await expect(main.getByText(say(language, 'errors:calls.internal'))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute('**/api/**');
    await main
      .getByRole('button', { name: say(language, 'common:actions.retry') })
      .first()
      .click();
    await expect(main.getByText(words('none'))).toBeVisible(PATIENCE);
  });
}
