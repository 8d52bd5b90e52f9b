import { expect, type Page } from '@playwright/test';
import type { FakePrices } from '@toolbox/server/fakes/fakePrices';
import { axeFindings } from './checks/axe.ts';
import { sidewaysFindings } from './checks/sideways.ts';
import { type Language, messageIn } from './messages.ts';
import type { QuietDemo } from './site/demo.ts';

export const PREMIUM_PATH = '/crypto-tools/real-time-chart';
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
/** Which sources must fail for each figure to be missing. */
const SILENT = {
  krw: ['upbit', 'bithumb'],
  usd: ['binance', 'coinbase'],
  fx: ['naver', 'exchangeRate'],
} as const satisfies Record<string, readonly (keyof FakePrices)[]>;

export type Market = 'upbit' | 'bithumb';

/** The parts of the page of the premium. */
export function premiumPage(page: Page, language: Language) {
  const message = (key: string, values?: Readonly<Record<string, string | number>>) =>
    messageIn(language, `kimchi-premium:${key}`, values);
  const main = page.getByRole('main');
  const refresh = main.getByRole('button', { name: messageIn(language, 'common:actions.refresh') });
  const choose = (market: Market) => main.getByRole('radio', { name: message(`services.${market}`) }).check();
  return { message, main, result: page.locator('#result'), refresh, choose, alert: main.getByRole('alert') };
}

/** Checks the current state of the page, on a wide screen and on a narrow one. */
export async function expectSound(page: Page): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    expect(await sidewaysFindings(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  }
}

/** The first source refuses connections, the second has no data. */
export function silence(prices: FakePrices, figure: keyof typeof SILENT): void {
  const [first, second] = SILENT[figure];
  prices[first].switches.refuse = true;
  prices[second].switches.status = 404;
}

/** How long the server caches prices. */
const PRICE_CACHE_MS = 10_000;

/** Advances the server's clock so that it fetches prices again. */
export async function untilServerSends(demo: QuietDemo, krwPrice: number): Promise<void> {
  await demo.pass(PRICE_CACHE_MS);
  await expect(async () => {
    const answer = await fetch(`${demo.url}/api/crypto/kimchi-premium`);
    expect(await answer.json()).toMatchObject({ krw_price: krwPrice });
  }).toPass({ timeout: 10_000, intervals: [50] });
}
