import { expect, type Page } from '@playwright/test';
import { type Language, messageIn } from './messages.ts';
import type { RunningDemo } from './site/demo.ts';

export const WHALES_PATH = '/crypto-tools/whale-alert';
export const BINANCE = '0x28c6c06298d514db089934071355e5743bf21d60';
const SOMEONE = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984';
/** The server polls the chain every second and the channel every five. */
export const TIMEOUT = { timeout: 20_000 };

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
  await expect.poll(() => count('/api/crypto/whale-alert', 'transactions'), TIMEOUT).toBe(1);
  await expect.poll(() => count('/api/telegram-whale/transactions', 'data'), TIMEOUT).toBe(1);
  return hashes;
}

/** The parts of the page of large movements. */
export function whalesPage(page: Page, language: Language) {
  const message = (key: string, values?: Readonly<Record<string, string | number>>) =>
    messageIn(language, `whale-alert:${key}`, values);
  const main = page.getByRole('main');
  return {
    message,
    main,
    cards: main.getByRole('listitem').getByRole('article'),
    result: page.locator('#result'),
    tell,
  };
}
