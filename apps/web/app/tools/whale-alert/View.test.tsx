import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../data/queryClient.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { COLLECTING_RENEW_MS, RENEW_MS } from './api.ts';
import View from './View.tsx';

const HASH = `0x${'ab'.repeat(32)}`;
const FROM = `0x${'1f'.repeat(20)}`;
const OFF = { success: false, error: { code: 'LIVE_OFF' } };

const transfer = {
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
const movement = {
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
const CHAIN = { transactions: [transfer], last_scan_time: '2026-11-20T14:06:00.000Z', total_count: 1 };
const meta = (enabled: boolean) => ({ enabled, stale: false, fetched_at: null });
const LIST = { success: true, data: [movement], meta: meta(true) };
const FIGURES = { success: true, data: { window_hours: 6, total_transactions: 1, total_usd_value: 250_000_000 } };

let answers: Record<string, unknown>;
let asked: string[];

/** Answers by the path; a number is a status. */
function serve(url: string): Response {
  const { pathname, search } = new URL(url);
  asked.push(pathname + search);
  const answer = answers[pathname];
  return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer);
}

beforeEach(() => {
  queryClient.clear();
  asked = [];
  answers = {
    '/api/crypto/whale-alert': CHAIN,
    '/api/telegram-whale/transactions': LIST,
    '/api/telegram-whale/statistics': FIGURES,
  };
  vi.stubGlobal('fetch', async (request: Request) => serve(request.url));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(LANGUAGES)('whale alert in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'crypto', language);
    const words = (key: string, facts?: Readonly<Record<string, string | number>>) =>
      view.say(`crypto:whale-alert.${key}`, facts);
    const cards = () => screen.findAllByRole('article');
    const result = () => screen.findByRole('region', { name: words('summary') });
    return { ...view, words, cards, result };
  }

  it('shows both sources as cards, newest first, with all that is known', async () => {
    const { cards, words } = await open();
    const [first, second] = await cards();
    expect(first?.textContent).toContain('25,000,000 USDT');
    expect(first?.textContent).toContain('$25,000,000');
    expect(first?.textContent).toContain(words('riskOf', { risk: words('risks.medium') }));
    expect(first?.textContent).toContain(words('flows.inflow'));
    expect(first?.textContent).toContain(words('sourceBadges.chain'));
    expect(first?.textContent).toContain('Binance');
    expect(first?.textContent).toContain(language === 'ko' ? '오후 02:05:09' : '11/20/2026, 02:05:09');
    expect(first?.textContent).toContain('UTC');
    expect(second?.textContent).toContain(words('riskOf', { risk: words('risks.extreme') }));
    expect(second?.textContent).toContain(words('ends.mint'));
    expect(second?.textContent).toContain(words('sourceBadges.channel'));
    expect(asked.sort()).toEqual([
      '/api/crypto/whale-alert',
      '/api/telegram-whale/statistics',
      '/api/telegram-whale/transactions?limit=50',
    ]);
  });

  it('leads to the explorer of the chain and to the source', async () => {
    const { cards } = await open();
    const hrefs = (await cards()).map((card) =>
      within(card)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(hrefs).toEqual([
      [`https://etherscan.io/tx/${HASH}`],
      [`https://tronscan.org/#/transaction/${'cd'.repeat(32)}`, 'https://t.me/whale_alert_io/7'],
    ]);
  });

  it('copies addresses and the hash whole', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { cards, words } = await open();
    const [first] = await cards();
    if (first === undefined) throw new Error('no card');
    for (const what of ['from', 'hash']) {
      await act(async () => void fireEvent.click(within(first).getByRole('button', { name: words(`copy.${what}`) })));
    }
    expect(writeText.mock.calls).toEqual([[FROM], [HASH]]);
  });

  it('opens and closes the details', async () => {
    const { cards, say } = await open();
    const [first] = await cards();
    if (first === undefined) throw new Error('no card');
    const toggle = within(first).getByRole('button', { name: say('common:actions.showDetails') });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.dataset['open']).toBe('true');
  });

  it('filters by token, value, flow and source, and forgets that on Reset', async () => {
    const { cards, words, say } = await open();
    expect(await cards()).toHaveLength(2);
    const count = () => screen.queryAllByRole('article').length;
    fireEvent.change(screen.getByLabelText(words('token')), { target: { value: 'usdc' } });
    expect(count()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: words('flows.inflow') }));
    expect(count()).toBe(0);
    expect(screen.getByText(words('nonePassed'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: say('common:actions.reset') }));
    expect(count()).toBe(2);
    fireEvent.click(screen.getByRole('radio', { name: words('sourceChoices.chain') }));
    expect(count()).toBe(1);
  });

  it('leaves out what the channel told longer ago than the page speaks of', async () => {
    const fetched_at = '2026-11-20T19:00:01.000Z';
    answers['/api/telegram-whale/transactions'] = { ...LIST, meta: { ...meta(true), fetched_at } };
    const { cards } = await open();
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByText(/USDC Treasury/)).toBeNull();
  });

  it('says that a source has not been heard for long', async () => {
    answers['/api/crypto/whale-alert'] = { ...CHAIN, stale: true };
    const { result, words, cards } = await open();
    expect(await cards()).toHaveLength(2);
    expect(within(await result()).getAllByText(words('states.stale'))).toHaveLength(1);
    cleanup();
    queryClient.clear();
    answers['/api/telegram-whale/transactions'] = { ...LIST, meta: { ...meta(true), stale: true } };
    await open();
    await vi.waitFor(async () => expect(within(await result()).getAllByText(words('states.stale'))).toHaveLength(2));
  });

  it('says when there is nothing', async () => {
    answers['/api/crypto/whale-alert'] = {};
    answers['/api/telegram-whale/transactions'] = { ...LIST, data: [] };
    const { words } = await open();
    expect(await screen.findByText(words('none'), { exact: false })).toBeTruthy();
  });

  it('says that the Telegram feed is off and shows the chain', async () => {
    answers['/api/telegram-whale/transactions'] = { success: true, data: [], meta: meta(false) };
    const { words, cards } = await open();
    expect(await cards()).toHaveLength(1);
    expect(await screen.findByText(words('channelOff'))).toBeTruthy();
  });

  it('says that the server hears nothing, which is no alarm', async () => {
    for (const path of Object.keys(answers)) answers[path] = OFF;
    const { words, result, say } = await open();
    expect(await screen.findByText(words('allOff'))).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    const copy = within(await result()).getByRole<HTMLButtonElement>('button', { name: say('common:actions.copy') });
    expect(copy.disabled).toBe(false);
  });

  it('waits for a server that has nothing yet, and asks again soon', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    for (const path of Object.keys(answers)) answers[path] = 503;
    const { words, cards } = await open();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText(words('collectingLater'), { exact: false })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    answers['/api/crypto/whale-alert'] = CHAIN;
    await act(() => vi.advanceTimersByTimeAsync(COLLECTING_RENEW_MS));
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByText(words('collectingLater'), { exact: false })).toBeNull();
  });

  it('tells of a server that is away later, and keeps what was heard', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { words, cards } = await open();
    expect(await cards()).toHaveLength(2);
    for (const path of Object.keys(answers)) answers[path] = 503;
    await act(() => vi.advanceTimersByTimeAsync(RENEW_MS + 1000));
    await screen.findByText(words('backendFailed'));
    expect(await cards()).toHaveLength(2);
  });

  it('says that the backend cannot be reached, and tries again', async () => {
    answers['/api/crypto/whale-alert'] = 500;
    const { words, say, cards } = await open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words('backendFailed'));
    expect(await cards()).toHaveLength(1);
    answers['/api/crypto/whale-alert'] = CHAIN;
    fireEvent.click(within(alert).getByRole('button', { name: say('common:actions.retry') }));
    await vi.waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells why Telegram could not be loaded', async () => {
    answers['/api/telegram-whale/transactions'] = 500;
    const { words, say } = await open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words('channelFailed'));
    expect(alert.textContent).toContain(say('errors:calls.internal'));
  });

  it('asks again every five minutes, but not while hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { cards } = await open();
    await cards();
    const before = asked.length;
    await act(() => vi.advanceTimersByTimeAsync(RENEW_MS));
    await vi.waitFor(() => expect(asked).toHaveLength(2 * before));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(3 * RENEW_MS));
    expect(asked).toHaveLength(2 * before);
    vi.restoreAllMocks();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await vi.waitFor(() => expect(asked).toHaveLength(3 * before));
  });
});
