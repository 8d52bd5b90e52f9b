import { fireEvent, screen, within } from '@testing-library/react';
import type { Language } from '@toolbox/i18n';
import { beforeEach, vi } from 'vitest';
import { queryClient } from '../../../data/queryClient.ts';
import { renderView } from '../../../testing/renderView.tsx';
import View from '../View.tsx';

export const HASH = `0x${'ab'.repeat(32)}`;
export const FROM = `0x${'1f'.repeat(20)}`;
export const OFF = { success: false, error: { code: 'LIVE_OFF' } };

export const transfer = {
  id: `${HASH}-1`,
  coin: 'USDT',
  amount: 25_000_000,
  usdValue: 25_000_000,
  from: FROM,
  to: '0x28c6c06298d514db089934071355e5743bf21d60',
  toLabel: 'Binance',
  timestamp: '2026-11-20T14:05:09.000Z',
  txHash: HASH,
  type: 'transfer',
};
export const movement = {
  id: 'whale_alert_io/7',
  type: 'mint',
  token: 'USDC',
  amount: 250_000_000,
  usd_value: 250_000_000,
  from: null,
  to: 'USDC Treasury',
  blockchain: 'tron',
  tx_hash: 'cd'.repeat(32),
  message_url: 'https://t.me/whale_alert_io/7',
  timestamp: '2026-11-20T13:00:00.000Z',
};
export const CHAIN = { transactions: [transfer], last_scan_time: '2026-11-20T14:06:00.000Z', total_count: 1 };
export const meta = (enabled: boolean) => ({ enabled, stale: false, fetched_at: null });
export const LIST = { success: true, data: [movement], meta: meta(true) };
export const FIGURES = {
  success: true,
  data: { window_hours: 6, total_transactions: 1, total_usd_value: 250_000_000 },
};

/** The responses by path; a number is a status, a function creates the response. */
export const answers: Record<string, unknown> = {};
/** Paths with their queries, in request order. */
export const asked: string[] = [];

function serve(url: string): Response | Promise<Response> {
  const { pathname, search } = new URL(url);
  asked.push(pathname + search);
  const answer = answers[pathname];
  if (typeof answer === 'function') return answer();
  return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer);
}

/** Call it once per file: each test starts with a server that responds, and is cleaned up. */
export function serveWhales(): void {
  beforeEach(() => {
    queryClient.clear();
    asked.length = 0;
    for (const path of Object.keys(answers)) delete answers[path];
    Object.assign(answers, {
      '/api/crypto/whale-alert': CHAIN,
      '/api/telegram-whale/transactions': LIST,
      '/api/telegram-whale/statistics': FIGURES,
    });
    vi.stubGlobal('fetch', async (request: Request) => serve(request.url));
  });
}

/** The page with a server that responds. */
export async function openWhales(language: Language) {
  const view = await renderView(View, 'whale-alert', language);
  const message = (key: string, facts?: Readonly<Record<string, string | number>>) =>
    view.translate(`whale-alert:${key}`, facts);
  const cards = () => screen.findAllByRole('article');
  const result = () => screen.findByRole('region', { name: message('summary') });
  /** Opens the details of a card. */
  const unfold = (card: HTMLElement) => {
    fireEvent.click(within(card).getByLabelText(view.translate('common:actions.showDetails'), { exact: false }));
    return card;
  };
  return { ...view, message, cards, result, unfold };
}
