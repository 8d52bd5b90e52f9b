import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { POLL_MS, SERVER_TIMEOUT_MS } from './api.ts';
import { PUBLIC_SERVICES } from './publicServices.ts';
import {
  AT_BITHUMB,
  BITHUMB,
  HISTORY,
  NOW,
  network,
  openPremium,
  PATIENT,
  PREMIUM,
  SERVER,
  servePremium,
} from './testing/premiumPage.tsx';

const NO_DOMESTIC_PRICE = () => Response.json({ success: false, error: { code: 'KRW_PRICE' } }, { status: 503 });
const history = (official: number) => ({
  points: [2, 1, 0].map((age) => ({ timestamp: NOW - age * 60_000, official, usdt: official - 0.3 })),
});

const { upbit, bithumb, binance, exchangeRate } = PUBLIC_SERVICES;
const DIRECT: Readonly<Record<string, unknown>> = {
  [`${upbit}/v1/ticker`]: [{ market: 'KRW-BTC', trade_price: 105_000_000, timestamp: NOW }],
  [`${binance}/api/v3/ticker/price`]: [{ symbol: 'BTCUSDT', price: '70000' }],
  [`${exchangeRate}/v6/latest/USD`]: { result: 'success', base_code: 'USD', rates: { KRW: 1400 } },
};

servePremium();

describe.each(LANGUAGES)('the sources of the premium in %s', (language) => {
  it('shows the premium of the exchange that is chosen, with its coins, its tether and how it went', async () => {
    network.answers[AT_BITHUMB] = BITHUMB;
    network.answers[`${HISTORY}?range=24h&coin=BTC`] = history(2.5);
    network.answers[`${HISTORY}?market=bithumb&range=24h&coin=BTC`] = history(1.5);
    const { shows, message, result, choose, translate } = await openPremium(language);
    await shows('+2.08%');
    expect(await screen.findAllByText('+2.50%', {}, PATIENT)).not.toHaveLength(0);
    const coins = message('coins.caption', { basis: message('bases.official') });
    choose('bithumb');
    await shows('+1.05%');
    expect(result().textContent).toContain(message('services.bithumb'));
    expect(result().textContent).not.toContain(message('services.upbit'));
    expect(await screen.findAllByText('+1.50%', {}, PATIENT)).not.toHaveLength(0);
    expect(screen.queryByText('+2.50%')).toBeNull();
    const table = await screen.findByRole('table', { name: coins }, PATIENT);
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    fireEvent.click(screen.getByRole('radio', { name: message('bases.usdt') }));
    await shows('1,450');
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    await shows('+2.08%');
  });

  it('never shows the figures of one exchange for those of another, and says where to look', async () => {
    network.answers[PREMIUM] = NO_DOMESTIC_PRICE();
    network.answers[AT_BITHUMB] = BITHUMB;
    const { shows, message, choose, result, translate } = await openPremium(language);
    choose('upbit');
    expect(await screen.findByText(message('problems.krw'), {}, PATIENT)).toBeTruthy();
    expect(screen.getByText(message('tryOther', { market: message('services.bithumb') }))).toBeTruthy();
    choose('bithumb');
    await shows('+1.05%');
    expect(screen.queryByRole('alert')).toBeNull();
    choose('upbit');
    expect(await screen.findByText(message('problems.krw'), {}, PATIENT)).toBeTruthy();
    expect(result().textContent).not.toContain('+1.05%');
    expect(translate('kimchi-premium:tryOther', { market: message('services.bithumb') })).toContain(
      language === 'ko' ? '빗썸으로' : 'Try Bithumb',
    );
  });

  it('asks the public services where no server answers', async () => {
    network.answers = { [PREMIUM]: 404, ...DIRECT };
    const { shows, message } = await openPremium(language);
    await shows('+7.14%');
    await shows(message('services.exchangerate-api'));
    expect(screen.queryByText(message('history.title'))).toBeNull();
    expect(network.asked.filter((path) => path.startsWith(bithumb))).toEqual([]);
  });

  it('goes back to its server within a minute, and asks the public services only every 15 minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    network.answers = { ...network.answers, ...DIRECT, [HISTORY]: history(2.2) };
    const { shows, message } = await openPremium(language);
    await shows('+2.08%');
    network.answers[PREMIUM] = 502;
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS + 1000));
    await shows('+7.14%');
    const times = (path: string) => network.asked.filter((asked) => asked === path).length;
    const before = times(PREMIUM);
    for (let minute = 0; minute < 3; minute += 1) await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    await shows('+7.14%');
    expect([times(PREMIUM) - before, times(`${upbit}/v1/ticker`)]).toEqual([3, 1]);
    network.answers[PREMIUM] = SERVER;
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    await shows('+2.08%');
    expect(await screen.findByText(message('history.title'), {}, PATIENT)).toBeTruthy();
    const after = times(PREMIUM);
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    expect(times(PREMIUM)).toBe(after + 1);
  });

  it.each([
    ['network.answers with an error', 500],
    ['does not answer at all', undefined],
  ])('asks the chosen exchange alone, and names its price where it %s', async (_, answer) => {
    network.answers = { [PREMIUM]: 404, ...DIRECT, [`${upbit}/v1/ticker`]: answer };
    network.answers[`${bithumb}/public/ticker/BTC_KRW`] = { status: '0000', data: { closing_price: '98000000' } };
    const { shows, message, choose } = await openPremium(language);
    choose('upbit');
    expect(await screen.findByText(message('problems.krw'), {}, PATIENT)).toBeTruthy();
    choose('bithumb');
    await shows('0.00%');
    await shows(message('services.bithumb'));
  });

  it('asks for bitcoin and tether alone where an exchange refuses a coin that it no longer has', async () => {
    const refused = () => Response.json({ error: { name: 404, message: 'Code not found' } }, { status: 404 });
    network.answers = { [PREMIUM]: 404, ...DIRECT, [`${upbit}/v1/ticker`]: refused() };
    network.answers[`${binance}/api/v3/ticker/price`] = Response.json({ code: -1121 }, { status: 400 });
    network.answers['/v1/ticker?markets=KRW-BTC,KRW-USDT'] = [
      { market: 'KRW-BTC', trade_price: 105_000_000, timestamp: NOW },
      { market: 'KRW-USDT', trade_price: 1500, timestamp: NOW },
    ];
    network.answers[`/api/v3/ticker/price?symbols=${encodeURIComponent('["BTCUSDT"]')}`] = [
      { symbol: 'BTCUSDT', price: '70000' },
    ];
    const { shows, message } = await openPremium(language);
    await shows('+7.14%');
    await shows(message('services.binance'));
    fireEvent.click(screen.getByRole('radio', { name: message('bases.usdt') }));
    await shows('0.00%');
  });

  it('asks the second exchange at home where none was chosen and the first does not answer', async () => {
    network.answers = { [PREMIUM]: 404, ...DIRECT, [`${upbit}/v1/ticker`]: 500 };
    network.answers[`${bithumb}/public/ticker/BTC_KRW`] = { status: '0000', data: { closing_price: '98000000' } };
    const { shows, message } = await openPremium(language);
    await shows('0.00%');
    await shows(message('services.bithumb'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks the second service overseas where the first does not answer', async () => {
    network.answers = { [PREMIUM]: 404, ...DIRECT, [`${binance}/api/v3/ticker/price`]: 500 };
    network.answers[`${PUBLIC_SERVICES.coinbase}/v2/prices/BTC-USD/spot`] = {
      data: { amount: '75000', currency: 'USD' },
    };
    const { shows, message } = await openPremium(language);
    await shows('0.00%');
    await shows(message('services.coinbase'));
  });

  it.each([
    ['says no', 500, 'refused'],
    ['asks to wait', Response.json({}, { status: 429, headers: { 'Retry-After': '30' } }), 'refused'],
    ['does not answer', 'silence', 'timeout'],
    ['cannot be reached', undefined, 'unreachable'],
  ] as const)('distinguishes a server that %s from a missing network', async (_, answer, problem) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    network.answers = { [PREMIUM]: answer };
    const { message, translate } = await openPremium(language);
    await vi.waitFor(() => expect(network.asked).toContain(PREMIUM), PATIENT);
    await act(() => vi.advanceTimersByTimeAsync(SERVER_TIMEOUT_MS + 2000));
    expect(await screen.findByText(message(`problems.${problem}`), {}, PATIENT)).toBeTruthy();
    expect(screen.queryByText(message('problems.network'))).toBeNull();
    if (answer === 500) expect(screen.getByText(translate('errors:calls.internal'))).toBeTruthy();
    if (answer instanceof Response) {
      expect(screen.getByText(translate('errors:calls.rateLimitSeconds', { seconds: 30 }))).toBeTruthy();
    }
  });

  it('says that there is no network where the browser knows of none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.answers = {};
    const { message } = await openPremium(language);
    expect(await screen.findByText(message('problems.network'), {}, PATIENT)).toBeTruthy();
    vi.restoreAllMocks();
  });
});
