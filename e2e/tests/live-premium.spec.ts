import type { Page } from '@playwright/test';
import { axeFindings } from '../site/axe.ts';
import { expect, test } from '../site/demo.ts';
import { sidewaysFindings } from '../site/sideways.ts';
import { LANGUAGES, type Language, say } from '../site/words.ts';

const PATH = '/crypto-tools/real-time-chart';
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
const MINUTE_MS = 60_000;
const COOLDOWN_MS = 30_000;
const PUBLIC = {
  upbit: 'https://api.upbit.com',
  bithumb: 'https://api.bithumb.com',
  binance: 'https://data-api.binance.vision',
  coinbase: 'https://api.coinbase.com',
  exchangeRate: 'https://open.er-api.com',
} as const;

function pageIn(page: Page, language: Language) {
  const words = (key: string, values?: Readonly<Record<string, string | number>>) =>
    say(language, `crypto:real-time-chart.${key}`, values);
  const main = page.getByRole('main');
  const refresh = main.getByRole('button', { name: say(language, 'common:actions.refresh') });
  return { words, main, result: page.locator('#result'), refresh };
}

/** A day of records, which a server that has just been started has not lived yet. */
async function withHistory(page: Page): Promise<void> {
  const now = Date.now();
  const points = Array.from({ length: 100 }, (_, place) => ({
    timestamp: now - (99 - place) * 5 * MINUTE_MS,
    official: 1 + place / 100,
    usdt: null,
    krw_price: 99_000_000 + place,
    usd_price: 67_000,
  }));
  await page.route('**/kimchi-premium/history?**', (route) => route.fulfill({ json: { points } }));
}

for (const language of LANGUAGES) {
  test(`the premium and how it went, in ${language}`, async ({ page, demo, gotoIn }) => {
    const { words, main, result, refresh } = pageIn(page, language);
    await withHistory(page);
    await page.setViewportSize(WIDE);
    await gotoIn(language, PATH, 'address');
    await expect(result).toContainText('+2.08%');
    await expect(result).toContainText(words('bands.elevated'));
    const slider = main.getByRole('slider');
    await expect(slider.locator('canvas')).toBeVisible();
    await expect(main.getByText(words('history.higherThan', { percentile: 99.5 }))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page)).toEqual([]);

    await test.step('the chart is read by keyboard', async () => {
      await expect(slider).toHaveAttribute('aria-valuetext', /\+1\.99%$/u);
      await slider.press('ArrowLeft');
      await expect(slider).toHaveAttribute('aria-valuetext', /\+1\.98%$/u);
      await slider.press('Home');
      await expect(slider).toHaveAttribute('aria-valuetext', /\+1\.00%$/u);
    });

    await test.step('and as a table', async () => {
      await main.getByText(words('history.asTable')).click();
      await expect(main.getByRole('rowheader')).toHaveCount(30 + 4);
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('a refresh brings new prices', async () => {
      demo.fakes.prices.market.krw['BTC'] = 96_000_000;
      await expect(async () => {
        const answer = await fetch(`${demo.url}/api/crypto/kimchi-premium`);
        expect(await answer.json()).toMatchObject({ krw_price: 96_000_000 });
      }).toPass({ timeout: 30_000 });
      await refresh.click();
      await expect(result).toContainText('-1.01%');
      await expect(result).toContainText(words('bands.normal'));
      await expect(refresh).toBeDisabled();
    });

    await test.step('on a narrow screen', async () => {
      await page.setViewportSize(NARROW);
      expect(await sidewaysFindings(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  test(`a refresh rests for 30 seconds, in ${language}`, async ({ page, gotoIn }) => {
    const { words, result, refresh } = pageIn(page, language);
    await page.clock.install();
    await gotoIn(language, PATH, 'address');
    await expect(result).toContainText('+2.08%');
    await refresh.click();
    await expect(refresh).toBeDisabled();
    await expect(refresh).toContainText(/\d/u);
    await page.clock.runFor(COOLDOWN_MS - 5000);
    await expect(refresh).toBeDisabled();
    await page.clock.runFor(6000);
    await expect(refresh).toBeEnabled();
    await expect(refresh).not.toContainText(words('secondsLeft', { count: 0 }));
  });

  test(`the public services where no server answers, in ${language}`, async ({ page, guard, gotoIn }) => {
    const { words, result, main } = pageIn(page, language);
    guard.allowStatus(404);
    for (const origin of Object.values(PUBLIC)) await guard.allowOrigin(origin);
    await page.route('**/api/crypto/**', (route) => route.fulfill({ status: 404, json: {} }));
    const answer = (pattern: string, json: unknown) =>
      page.route(pattern, (route) => route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }));
    await answer(`${PUBLIC.upbit}/**`, [{ market: 'KRW-BTC', trade_price: 105_000_000, timestamp: Date.now() }]);
    await answer(`${PUBLIC.binance}/**`, [{ symbol: 'BTCUSDT', price: '70000' }]);
    await answer(`${PUBLIC.exchangeRate}/**`, { result: 'success', base_code: 'USD', rates: { KRW: 1400 } });
    await gotoIn(language, PATH, 'address');
    await expect(result).toContainText('+7.14%');
    await expect(result).toContainText(words('services.exchangerate-api'));
    await expect(main.getByText(words('history.title'))).toHaveCount(0);
  });

  test(`a server without an exchange rate, in ${language}`, async ({ page, guard, gotoIn }) => {
    const { words, main } = pageIn(page, language);
    guard.allowStatus(503);
    await page.route('**/api/crypto/kimchi-premium', (route) =>
      route.fulfill({ status: 503, json: { success: false, error: { code: 'FX' } } }),
    );
    await gotoIn(language, PATH, 'address');
    await expect(main.getByRole('alert')).toContainText(words('problems.fx'));
    expect(await axeFindings(page)).toEqual([]);
  });
}
