import type { Page } from '@playwright/test';
import { type Language, messageIn } from './messages.ts';
import type { RunningDemo } from './site/demo.ts';

export const TRADES_PATH = '/crypto-tools/real-time-whale-trades';
export const MINUTE_MS = 60_000;
/** Chromium's message about a lost or refused connection, which a page cannot suppress. */
export const LOST = /WebSocket connection to/u;

/** The parts of the page of live trades. */
export function tradesPage(page: Page, language: Language) {
  const message = (key: string, values?: Readonly<Record<string, string | number>>) =>
    messageIn(language, `whale-trades:${key}`, values);
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: message('listTitle') });
  return {
    message,
    main,
    list,
    cards: list.getByRole('listitem'),
    badge: main.locator('[data-state]'),
    alert: main.getByRole('alert'),
    button: (key: string) => main.getByRole('button', { name: message(key), exact: true }),
  };
}

type LargeTrade = { readonly price: number; readonly coins: number; readonly side?: 'BUY' | 'SELL' };

/** Makes a large trade on one of the fake exchanges. */
export function trade({ fakes }: RunningDemo, exchange: string, { price, coins, side = 'BUY' }: LargeTrade): void {
  fakes.exchanges.get(exchange)?.trade({ coin: 'BTC', side, price, coins });
}
