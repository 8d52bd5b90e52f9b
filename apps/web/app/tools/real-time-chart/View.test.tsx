import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../data/queryClient.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { RENEW_MS } from './api.ts';
import { PUBLIC_SERVICES } from './publicServices.ts';
import { COOLDOWN_MS } from './RefreshButton.tsx';
import View from './View.tsx';

const NOW = Date.UTC(2026, 10, 20, 14, 5, 9);
const PREMIUM = '/api/crypto/kimchi-premium';
const HISTORY = `${PREMIUM}/history`;
const basis = (exchange_rate: number) => ({ exchange_rate });
const SERVER = {
  krw_price: 99_000_000,
  usd_price: 67_000,
  exchange_rate: 1447.5,
  sources: { krw: 'upbit', usd: 'binance', exchange: 'naver' },
  timestamp: { krw: NOW, usd: NOW, exchange: NOW },
  stale: { krw: false, usd: false, exchange: false },
  usdt: basis(1452),
  coins: [
    {
      coin: 'ETH',
      krw_price: 2_900_000,
      usd_price: 2060,
      official: basis(1447.5),
      usdt: basis(1452),
      sources: { krw: 'upbit', usd: 'binance' },
      timestamp: { krw: NOW, usd: NOW },
      stale: { krw: false, usd: false },
    },
  ],
};
const NO_HISTORY = { points: [], statistics: {} };

const { upbit, bithumb, binance, exchangeRate } = PUBLIC_SERVICES;
const DIRECT: Readonly<Record<string, unknown>> = {
  [`${upbit}/v1/ticker`]: [{ market: 'KRW-BTC', trade_price: 105_000_000, timestamp: NOW }],
  [`${binance}/api/v3/ticker/price`]: [{ symbol: 'BTCUSDT', price: '70000' }],
  [`${exchangeRate}/v6/latest/USD`]: { result: 'success', base_code: 'USD', rates: { KRW: 1400 } },
};

let answers: Record<string, unknown>;
let asked: string[];

/** Answers by the path, or by origin and path for others; a number is a status, nothing is no network. */
async function serve({ url }: Request): Promise<Response> {
  const { origin, pathname } = new URL(url);
  const key = origin === location.origin ? pathname : origin + pathname;
  asked.push(key);
  const answer = answers[key];
  if (answer === undefined) throw new TypeError('Failed to fetch');
  if (answer instanceof Response) return answer.clone();
  return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer);
}

beforeEach(() => {
  queryClient.clear();
  asked = [];
  answers = { [PREMIUM]: SERVER, [HISTORY]: NO_HISTORY };
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PATIENT = { timeout: 5000 };

describe.each(LANGUAGES)('kimchi premium in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'crypto', language);
    const words = (key: string, facts?: Readonly<Record<string, string | number>>) =>
      view.say(`crypto:real-time-chart.${key}`, facts);
    const result = () => screen.getByRole('region', { name: view.say('common:labels.result') });
    const type = (name: string, value: string) =>
      fireEvent.change(screen.getByLabelText(words(`own.${name}`)), { target: { value } });
    const shows = (text: string) => vi.waitFor(() => expect(result().textContent).toContain(text), PATIENT);
    const refresh = () =>
      screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${view.say('common:actions.refresh')}`) });
    return { ...view, words, result, type, shows, refresh };
  }

  it('shows the premium with its band, and all it is made of', async () => {
    const { shows, words, result } = await open();
    await shows('+2.08%');
    const shown = result().textContent ?? '';
    for (const text of ['99,000,000', '$67,000.00', '1,447.50', '2,017,500', 'UTC']) expect(shown).toContain(text);
    expect(shown).toContain(words('bands.elevated'));
    expect(shown).toContain(language === 'ko' ? '99,000,000원' : '₩99,000,000');
    for (const name of ['upbit', 'binance', 'naver']) expect(shown).toContain(words(`services.${name}`));
    expect(asked.filter((path) => path === PREMIUM)).toHaveLength(1);
  });

  it('counts with tether, and with another coin', async () => {
    const { shows, words } = await open();
    await shows('+2.08%');
    fireEvent.click(screen.getByRole('radio', { name: words('bases.usdt') }));
    await shows('+1.76%');
    fireEvent.click(screen.getByRole('radio', { name: words('bases.official') }));
    fireEvent.click(screen.getByRole('radio', { name: 'ETH' }));
    await shows('-2.74%');
    await shows(words('bands.discount'));
  });

  it('lists the coins, to search', async () => {
    const { words } = await open();
    const table = await screen.findByRole('table', {}, PATIENT);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    fireEvent.change(screen.getByLabelText(words('coins.search')), { target: { value: 'eth' } });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
  });

  it('takes what the visitor types in place of what was heard', async () => {
    const { shows, type, words, say } = await open();
    await shows('+2.08%');
    type('krw', '105000000');
    type('usd', '70000');
    type('rate', '1400');
    await shows('+7.14%');
    await shows(words('typed'));
    fireEvent.click(screen.getByRole('button', { name: say('common:actions.reset') }));
    await shows('+2.08%');
  });

  it('works without any live data, and says that there is none', async () => {
    answers = { [PREMIUM]: { success: false, error: { code: 'LIVE_OFF' } } };
    const { shows, type, words, result, say } = await open();
    await shows(words('off'));
    const copy = () => within(result()).getByRole<HTMLButtonElement>('button', { name: say('common:actions.copy') });
    expect(copy().disabled).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    type('krw', '105000000');
    type('usd', '70000');
    type('rate', '1400');
    await shows('+7.14%');
    expect(copy().disabled).toBe(false);
    expect(asked).toEqual([PREMIUM]);
  });

  it('says beside the field why a figure is refused', async () => {
    const { type, words, say } = await open();
    type('rate', '0');
    expect(screen.getByText(say('errors:failures.number.zero', { field: words('own.rate') }))).toBeTruthy();
  });

  it.each([
    ['KRW_PRICE', 'krw'],
    ['USD_PRICE', 'usd'],
    ['FX', 'fx'],
  ])('says that %s is missing', async (code, problem) => {
    answers[PREMIUM] = Response.json({ success: false, error: { code } }, { status: 503 });
    const { words } = await open();
    expect(await screen.findByText(words(`problems.${problem}`), {}, PATIENT)).toBeTruthy();
    expect(asked.every((path) => path === PREMIUM)).toBe(true);
  });

  it('asks the public services where no server answers', async () => {
    answers = { [PREMIUM]: 404, ...DIRECT };
    const { shows, words } = await open();
    await shows('+7.14%');
    await shows(words('services.exchangerate-api'));
    expect(screen.queryByText(words('history.title'))).toBeNull();
  });

  it('asks the second service where the first does not answer', async () => {
    answers = { [PREMIUM]: 404, ...DIRECT, [`${upbit}/v1/ticker`]: 500 };
    answers[`${bithumb}/public/ticker/BTC_KRW`] = { status: '0000', data: { closing_price: '98000000' } };
    const { shows, words } = await open();
    await shows('0.00%');
    await shows(words('services.bithumb'));
  });

  it('says that the network is away', async () => {
    answers = {};
    const { words } = await open();
    expect(await screen.findByText(words('problems.network'), {}, PATIENT)).toBeTruthy();
  });

  it('keeps the old figures with their time when a refresh fails', async () => {
    const { shows, refresh, words, result } = await open();
    await shows('+2.08%');
    answers[PREMIUM] = Response.json({ success: false, error: { code: 'FX' } }, { status: 503 });
    await act(async () => void fireEvent.click(refresh()));
    expect(await screen.findByText(words('problems.fx'), {}, PATIENT)).toBeTruthy();
    expect(result().textContent).toContain('+2.08%');
  });

  it('rests for 30 s after a refresh and counts down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { shows, refresh, words } = await open();
    await shows('+2.08%');
    await act(async () => void fireEvent.click(refresh()));
    expect(asked.filter((path) => path === PREMIUM)).toHaveLength(2);
    await vi.waitFor(() => expect(refresh().disabled).toBe(true));
    expect(refresh().textContent).toContain(words('secondsLeft', { count: COOLDOWN_MS / 1000 }));
    await act(() => vi.advanceTimersByTimeAsync(COOLDOWN_MS - 2000));
    expect(refresh().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(refresh().disabled).toBe(false);
  });

  it('renews after 15 minutes, and never while hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { shows } = await open();
    const times = () => asked.filter((path) => path === PREMIUM).length;
    await shows('+2.08%');
    await act(() => vi.advanceTimersByTimeAsync(RENEW_MS));
    await vi.waitFor(() => expect(times()).toBe(2));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(2 * RENEW_MS));
    expect(times()).toBe(2);
    vi.restoreAllMocks();
  });

  it('tells once when the premium is where the visitor wants it', async () => {
    const notices: string[] = [];
    class FakeNotification {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(_title: string, { body }: { readonly body: string }) {
        notices.push(body);
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
    const { shows, words } = await open();
    await shows('+2.08%');
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: words('alert.on') }, PATIENT);
    expect(toggle.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(words('alert.threshold')), { target: { value: '2' } });
    await act(async () => void fireEvent.click(toggle));
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toContain('+2.08%');
  });
});
