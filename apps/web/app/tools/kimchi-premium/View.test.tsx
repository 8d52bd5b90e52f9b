import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { announced } from '../../testing/announced.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { POLL_MS, RENEW_MS } from './api.ts';
import { COOLDOWN_MS } from './panel/RefreshButton.tsx';
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

servePremium();

describe.each(LANGUAGES)('kimchi premium in %s', (language) => {
  it('shows the premium with its band, and all it is made of', async () => {
    const { shows, message, result } = await openPremium(language);
    await shows('+2.08%');
    const shown = result().textContent ?? '';
    for (const text of ['99,000,000', '$67,000.00', '1,447.50', '2,017,500', '05:09']) expect(shown).toContain(text);
    expect(shown).toContain(message('bands.elevated'));
    expect(shown).toContain(language === 'ko' ? '99,000,000원' : '₩99,000,000');
    for (const name of ['upbit', 'binance', 'naver']) expect(shown).toContain(message(`services.${name}`));
    expect(network.asked.filter((path) => path === PREMIUM)).toHaveLength(1);
    expect(network.queries).toContain(PREMIUM);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: message('anyMarket') }).checked).toBe(true);
  });

  it('says which figures no second source has confirmed, unless the visitor typed them', async () => {
    const right = { krw: false, usd: false, exchange: false };
    network.answers[PREMIUM] = { ...SERVER, unconfirmed: { ...right, exchange: true } };
    const { shows, message, result, type } = await openPremium(language);
    await shows('+2.08%');
    await shows(message('unconfirmed'));
    fireEvent.click(screen.getByRole('radio', { name: message('bases.usdt') }));
    await shows('+1.76%');
    expect(result().textContent).not.toContain(message('unconfirmed'));
    fireEvent.click(screen.getByRole('radio', { name: message('bases.official') }));
    await shows(message('unconfirmed'));
    type('rate', '1400');
    await shows(message('typed'));
    expect(result().textContent).not.toContain(message('unconfirmed'));
  });

  it('says that sources contradict each other, instead of that none has confirmed', async () => {
    const marks = { krw: false, usd: false, exchange: true };
    network.answers[PREMIUM] = { ...SERVER, unconfirmed: marks, contradicted: marks };
    const { shows, message, result, type } = await openPremium(language);
    await shows('+2.08%');
    await shows(message('contradicted'));
    expect(result().textContent).not.toContain(message('unconfirmed'));
    type('rate', '1400');
    await shows(message('typed'));
    expect(result().textContent).not.toContain(message('contradicted'));
  });

  it('says that figures are outdated only of those that it uses', async () => {
    network.answers[PREMIUM] = { ...SERVER, stale: { krw: true, usd: false, exchange: true } };
    const { shows, message, result, type } = await openPremium(language);
    await shows('+2.08%');
    await shows(message('stale'));
    type('krw', '105000000');
    await shows(message('stale'));
    type('rate', '1400');
    await shows('+11.94%');
    expect(result().textContent).not.toContain(message('stale'));
    type('usd', '70000');
    await shows('+7.14%');
    expect(result().textContent).not.toContain(message('stale'));
  });

  it('says that the price of tether is missing, and computes with the official rate', async () => {
    network.answers[PREMIUM] = { ...SERVER, usdt: null };
    const { shows, message, result } = await openPremium(language);
    await shows('+2.08%');
    fireEvent.click(screen.getByRole('radio', { name: message('bases.usdt') }));
    await shows(message('noTether'));
    expect(result().textContent).not.toContain('%');
    fireEvent.click(screen.getByRole('radio', { name: message('bases.official') }));
    await shows('+2.08%');
  });

  it('does not call the tether basis outdated where only the official rate is', async () => {
    network.answers[PREMIUM] = { ...SERVER, stale: { krw: false, usd: false, exchange: true } };
    const { shows, message, result } = await openPremium(language);
    await shows(message('stale'));
    fireEvent.click(screen.getByRole('radio', { name: message('bases.usdt') }));
    await shows('+1.76%');
    expect(result().textContent).not.toContain(message('stale'));
  });

  it('leads with the figure: own figures stay in a closed drawer until they are wanted', async () => {
    const { shows, message, type } = await openPremium(language);
    await shows('+2.08%');
    const drawer = screen.getByRole('button', { name: message('drawer') });
    expect(drawer.getAttribute('aria-expanded')).toBe('false');
    type('usd', '70000');
    expect(drawer.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(drawer);
    expect(drawer.getAttribute('aria-expanded')).toBe('false');
  });

  it('counts with tether, and with another coin', async () => {
    const { shows, message } = await openPremium(language);
    await shows('+2.08%');
    fireEvent.click(screen.getByRole('radio', { name: message('bases.usdt') }));
    await shows('+1.76%');
    fireEvent.click(screen.getByRole('radio', { name: message('bases.official') }));
    fireEvent.click(screen.getByRole('radio', { name: 'ETH' }));
    await shows('−2.74%');
    await shows(message('bands.discount'));
  });

  it('calls a typed rate one of dollars, also beside a price in tether', async () => {
    const { shows, message, result, type } = await openPremium(language);
    fireEvent.click(screen.getByRole('radio', { name: message('bases.usdt') }));
    await shows(message('usdtRate'));
    type('rate', '1450');
    await shows(message('typed'));
    const { textContent } = result();
    expect(textContent).not.toContain(message('usdtRate'));
    expect(textContent).toContain(`${message('rate')}${message('typed')}`);
  });

  it('lists the coins, to search', async () => {
    const { message, translate } = await openPremium(language);
    // The coins move below the chart once there is one.
    const rows = () => within(screen.getByRole('table')).getAllByRole('row');
    await waitFor(() => expect(rows()).toHaveLength(3), PATIENT);
    const search = (value: string) =>
      fireEvent.change(screen.getByLabelText(message('coins.search')), { target: { value } });
    for (const name of ['eth', '이더리움', '$ETH', 'ㄷ소']) {
      search(name);
      await waitFor(() => expect(rows()[1]?.textContent).toContain('ETH'), PATIENT);
      expect(rows()).toHaveLength(2);
      search('');
      await waitFor(() => expect(rows()).toHaveLength(3), PATIENT);
    }
    search('EHT');
    const use = (value: string) => translate('common:actions.useValue', { value });
    fireEvent.click(await screen.findByRole('button', { name: use('ETH') }, PATIENT));
    expect(screen.queryByRole('button', { name: use('BTC') })).toBeNull();
    await waitFor(() => expect(rows()[1]?.textContent).toContain('ETH'), PATIENT);
    search('nothing');
    expect(await screen.findByRole('button', { name: use('BTC') }, PATIENT)).toBeTruthy();
    const none = [message('coins.none'), use('BTC'), use('ETH')].join(' ');
    const isSaid = (text: string) => () => expect(screen.getByText(text, { selector: '[role=status]' })).toBeTruthy();
    await waitFor(isSaid(none), PATIENT);
    search('eth');
    await waitFor(isSaid(`${message('coins.search')}: ETH`), PATIENT);
  });

  it('announces the coins in the order that is chosen', async () => {
    const { message } = await openPremium(language);
    const order = await screen.findByLabelText(message('coins.order'), {}, PATIENT);
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3), PATIENT);
    for (const [by, coins] of [
      ['name', 'BTC, ETH'],
      ['lowest', 'ETH, BTC'],
      ['highest', 'BTC, ETH'],
    ] as const) {
      fireEvent.change(order, { target: { value: by } });
      expect(await announced()).toContain(`${message(`coins.orders.${by}`)}: ${coins}`);
    }
  });

  it('uses what the visitor types in place of what was received', async () => {
    const { shows, type, message, translate } = await openPremium(language);
    await shows('+2.08%');
    type('krw', '105000000');
    type('usd', '70000');
    type('rate', '1400');
    await shows('+7.14%');
    await shows(message('typed'));
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    await shows('+2.08%');
  });

  it('copies where each figure is from, and what it says about them', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    network.answers[PREMIUM] = { ...SERVER, simulated: true, stale: { krw: true, usd: false, exchange: false } };
    const { shows, type, message, result, translate } = await openPremium(language);
    await shows('+2.08%');
    type('rate', '1400');
    await shows(message('typed'));
    fireEvent.click(within(result()).getByRole('button', { name: translate('common:actions.copy') }));
    const lines = String(written.mock.lastCall?.[0]).split('\n');
    const rate = message('perDollar', { rate: language === 'ko' ? '1,400.00원' : '₩1,400.00' });
    expect(lines).toContain(`${message('rate')}: ${rate} (${message('typed')})`);
    expect(lines.some((line) => line.includes(`(${message('services.upbit')} · `))).toBe(true);
    expect(lines.slice(-2)).toEqual([message('stale'), message('simulated')]);
    expect(result().textContent).toContain(message('simulated'));
    type('krw', '105000000');
    type('usd', '70000');
    await shows('+7.14%');
    expect(result().textContent).not.toContain(message('simulated'));
  });

  it('keeps typed prices with their coin, and the rate for all', async () => {
    const { shows, type, message, result, translate } = await openPremium(language);
    const value = (name: string) => screen.getByLabelText<HTMLInputElement>(message(`own.${name}`)).value;
    await shows('+2.08%');
    type('krw', '105000000');
    type('usd', '70000');
    type('rate', '1400');
    await shows('+7.14%');
    fireEvent.click(screen.getByRole('radio', { name: 'ETH' }));
    expect([value('krw'), value('usd')]).toEqual(['', '']);
    // The received prices of ether at the typed rate.
    await shows('+0.55%');
    expect(result().textContent).not.toContain('105,000,000');
    type('krw', '3000000');
    await shows('+4.02%');
    fireEvent.click(screen.getByRole('radio', { name: 'BTC' }));
    await shows('+7.14%');
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    await shows('+2.08%');
    fireEvent.click(screen.getByRole('radio', { name: 'ETH' }));
    await shows('−2.74%');
    expect([value('krw'), value('rate')]).toEqual(['', '']);
  });

  it('works without any live data, and says that there is none', async () => {
    network.answers = { [PREMIUM]: { success: false, error: { code: 'LIVE_OFF' } } };
    const { shows, type, message, result, translate } = await openPremium(language);
    await shows(message('off'));
    const copy = () =>
      within(result()).getByRole<HTMLButtonElement>('button', { name: translate('common:actions.copy') });
    expect(copy().disabled).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    type('krw', '105000000');
    type('usd', '70000');
    type('rate', '1400');
    await shows('+7.14%');
    expect(copy().disabled).toBe(false);
    expect(network.asked).toEqual([PREMIUM]);
  });

  it('says beside the field why a figure is refused', async () => {
    const { type, message, translate, shows, result } = await openPremium(language);
    await shows('+2.08%');
    type('rate', '0');
    // A live figure must not replace a typed one.
    await shows(message('correctInput'));
    expect(result().textContent).not.toContain('%');
    expect(screen.getByText(translate('errors:failures.number.zero', { field: message('own.rate') }))).toBeTruthy();
    for (const [name, most] of [
      ['krw', 1e15],
      ['usd', 1e9],
      ['rate', 1e6],
    ] as const) {
      const tooMuch = () =>
        screen.queryByText(translate('errors:failures.number.aboveMax', { field: message(`own.${name}`) }));
      type(name, String(most + 1));
      expect(tooMuch()).toBeTruthy();
      type(name, String(most));
      expect(tooMuch()).toBeNull();
    }
    const tooFine = () =>
      screen.queryByText(translate('errors:failures.number.tooFine', { field: message('own.usd'), places: 12 }));
    type('usd', '0.0000000000001');
    expect(tooFine()).toBeTruthy();
    type('usd', '0.000000000001');
    expect(tooFine()).toBeNull();
    type('usd', '1000000000');
    // The largest figures are shown exactly.
    type('krw', '999999999999999');
    await shows('0.00%');
    const won = (digits: string) => (language === 'ko' ? `${digits}원` : `₩${digits}`);
    expect(within(result()).getByText(won('999,999,999,999,999'))).toBeTruthy();
    expect(within(result()).getByText(won('1,000,000,000,000,000'))).toBeTruthy();
    expect(within(result()).getByText(won('1'))).toBeTruthy();
    for (const name of ['krw', 'usd', 'rate']) type(name, '');
    await shows('+2.08%');
  });

  it.each([
    ['usd', '9.5만 달러', '95,000'],
    ['usd', '9만 5천', '95,000'],
    ['usd', '95000 USDT', '95,000'],
    ['usd', '약 95000', '95,000'],
    ['rate', '1,385.5원/달러', '1,385.5'],
    ['rate', '1,385.50 KRW/USD', '1,385.5'],
    ['rate', '1달러=1385원', '1,385'],
    ['krw', '국내 가격: 99,000,000원', '99,000,000'],
  ])('offers what the %s price %j may mean', async (name, text, offer) => {
    const { type, message, translate, shows } = await openPremium(language);
    await shows('+2.08%');
    type(name, text);
    await shows(message('correctInput'));
    fireEvent.click(
      await screen.findByRole('button', { name: translate('common:actions.useValue', { value: offer }) }),
    );
    const field = screen.getByLabelText<HTMLInputElement>(message(`own.${name}`));
    expect(field.value.replaceAll(',', '')).toBe(offer.replaceAll(',', ''));
    expect(document.activeElement).toBe(field);
    await shows(message('typed'));
  });

  it('offers what its own line with the rate says', async () => {
    const { type, message, translate, shows } = await openPremium(language);
    await shows('+2.08%');
    const rate = language === 'ko' ? '1,447.50원' : '₩1,447.50';
    type('rate', `${message('rate')}: ${message('perDollar', { rate })}`);
    expect(
      await screen.findByRole('button', { name: translate('common:actions.useValue', { value: '1,447.5' }) }),
    ).toBeTruthy();
  });

  it.each([
    ['KRW_PRICE', 'krw'],
    ['USD_PRICE', 'usd'],
    ['FX', 'fx'],
  ])('says that %s is missing', async (code, problem) => {
    network.answers[PREMIUM] = Response.json({ success: false, error: { code } }, { status: 503 });
    const { message, choose } = await openPremium(language);
    expect(await screen.findByText(message(`problems.${problem}`), {}, PATIENT)).toBeTruthy();
    expect(network.asked.every((path) => path === PREMIUM)).toBe(true);
    const hint = () => screen.queryByText(message('tryOther', { market: message('services.bithumb') }));
    // Both have been tried already.
    expect(hint()).toBeNull();
    choose('upbit');
    await screen.findByText(message(`problems.${problem}`), {}, PATIENT);
    await vi.waitFor(() => expect(hint() !== null).toBe(problem === 'krw'));
  });

  it('keeps the old figures with their time when a refresh fails', async () => {
    const { shows, refresh, message, result } = await openPremium(language);
    await shows('+2.08%');
    network.answers[PREMIUM] = Response.json({ success: false, error: { code: 'FX' } }, { status: 503 });
    await act(async () => void fireEvent.click(refresh()));
    expect(await screen.findByText(message('problems.fx'), {}, PATIENT)).toBeTruthy();
    expect(result().textContent).toContain('+2.08%');
  });

  it('can be refreshed at once after a failure, also from the banner', async () => {
    const { shows, refresh, message, translate } = await openPremium(language);
    await shows('+2.08%');
    const count = () => network.asked.filter((path) => path === PREMIUM).length;
    network.answers[PREMIUM] = Response.json({ success: false, error: { code: 'FX' } }, { status: 503 });
    await act(async () => void fireEvent.click(refresh()));
    expect(await screen.findByText(message('problems.fx'), {}, PATIENT)).toBeTruthy();
    expect(refresh().disabled).toBe(false);
    const before = count();
    network.answers[PREMIUM] = { ...SERVER, krw_price: 98_000_000 };
    const retry = within(screen.getByRole('alert')).getByRole('button', { name: translate('common:actions.retry') });
    await act(async () => void fireEvent.click(retry));
    expect(count()).toBe(before + 1);
    await shows('+1.05%');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['off', 'away'])('asks again a minute after a server that was %s, not only after 15', async (how) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answer = network.answers[PREMIUM];
    network.answers[PREMIUM] = how === 'away' ? undefined : 500;
    const { shows, message } = await openPremium(language);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const problem = message(`problems.${how === 'away' ? 'unreachable' : 'refused'}`);
    expect(await screen.findByText(problem, {}, PATIENT)).toBeTruthy();
    network.answers[PREMIUM] = answer;
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS + 1000));
    await shows('+2.08%');
  });

  it('rests for 30 s after a refresh and counts down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { shows, refresh, message } = await openPremium(language);
    await shows('+2.08%');
    await act(async () => void fireEvent.click(refresh()));
    expect(network.asked.filter((path) => path === PREMIUM)).toHaveLength(2);
    await vi.waitFor(() => expect(refresh().disabled).toBe(true));
    expect(refresh().textContent).toContain(message('secondsLeft', { count: COOLDOWN_MS / 1000 }));
    // The clock is set back.
    vi.setSystemTime(Date.now() - 3_600_000);
    await act(() => vi.advanceTimersByTimeAsync(COOLDOWN_MS - 2000));
    expect(refresh().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(refresh().disabled).toBe(false);
  });

  it('renews the prices every minute and all after 15, and never while hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    network.answers[HISTORY] = { points: [2, 1].map((age) => ({ timestamp: NOW - age * POLL_MS, official: age })) };
    const { shows } = await openPremium(language);
    const times = (path: string) => network.asked.filter((asked) => asked === path).length;
    await shows('+2.08%');
    await vi.waitFor(() => expect(times(HISTORY)).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    await vi.waitFor(() => expect(times(PREMIUM)).toBe(2));
    expect(times(HISTORY)).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(RENEW_MS - POLL_MS));
    await vi.waitFor(() => expect(times(HISTORY)).toBe(2));
    const before = network.asked.length;
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(2 * RENEW_MS));
    expect(network.asked).toHaveLength(before);
    vi.restoreAllMocks();
  });

  it.each([
    [90_000, 1],
    [5 * 60_000, 2],
  ])('after %d ms hidden has asked for the history %d times', async (pauseMs, count) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const recorded = [NOW - 120_000, NOW - 60_000].map((timestamp) => ({ timestamp, official: 2 }));
    network.answers[HISTORY] = { points: recorded };
    const { shows } = await openPremium(language);
    await shows('+2.08%');
    const asked = (path: string) => network.asked.filter((each) => each === path).length;
    await vi.waitFor(() => expect(asked(HISTORY)).toBe(1), PATIENT);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(pauseMs));
    hidden.mockReturnValue(false);
    const prices = asked(PREMIUM);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await vi.waitFor(() => expect(asked(PREMIUM)).toBe(prices + 1), PATIENT);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(asked(HISTORY)).toBe(count);
  });

  it('looks for a history every minute while there is none', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { message } = await openPremium(language);
    await screen.findByText(message('history.tooFew'));
    network.answers[HISTORY] = { points: [2, 1].map((age) => ({ timestamp: NOW - age * POLL_MS, official: age })) };
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    expect(await screen.findByText(message('history.asTable'))).toBeTruthy();
  });

  it('alerts once when the premium reaches the threshold', async () => {
    const notices: string[] = [];
    class FakeNotification {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(_title: string, { body }: { readonly body: string }) {
        notices.push(body);
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
    network.answers[PREMIUM] = { ...SERVER, simulated: true };
    const { shows, message, choose } = await openPremium(language);
    await shows('+2.08%');
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: message('alert.on') }, PATIENT);
    expect(toggle.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(message('alert.threshold')), { target: { value: '2' } });
    await act(async () => void fireEvent.click(toggle));
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toContain('+2.08%');
    expect(notices[0]).toContain(message('services.upbit'));
    // It is read without the page.
    expect(notices[0]?.split('\n').at(-1)).toBe(message('simulated'));
    network.answers[AT_BITHUMB] = BITHUMB;
    choose('bithumb');
    await shows('+1.05%');
    expect(await screen.findByText(message('alert.watching'), {}, PATIENT)).toBeTruthy();
    expect(notices).toHaveLength(1);
  });
});
