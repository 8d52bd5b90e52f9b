import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillDrafts } from '../../../browser/draft/fillDrafts.ts';
import { linkedDrafts } from '../../../browser/draft/linkedDrafts.ts';
import { queryClient } from '../../../data/queryClient.ts';
import { LANGUAGES } from '../../../testing/renderView.tsx';
import { POLL_MS } from '../api.ts';
import { PUBLIC_SERVICES } from '../publicServices.ts';
import {
  AT_BITHUMB,
  BITHUMB,
  NOW,
  network,
  openPremium,
  PATIENT,
  PREMIUM,
  SERVER,
  servePremium,
} from '../testing/premiumPage.tsx';
import View from '../View.tsx';

/** Renders the page, also as for a returning visitor. */
function AnewOnDemand() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        anew
      </button>
      <View key={visit} />
    </>
  );
}

const notices: string[] = [];
const options: NotificationOptions[] = [];
let permission: NotificationPermission = 'default';

servePremium();
beforeEach(() => {
  notices.length = 0;
  options.length = 0;
  permission = 'granted';
  class FakeNotification {
    static get permission() {
      return permission;
    }
    static requestPermission = async () => permission;
    constructor(_title: string, chosen: NotificationOptions & { readonly body: string }) {
      notices.push(chosen.body);
      options.push(chosen);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
});

describe.each(LANGUAGES)('the alert of the premium in %s', (language) => {
  async function openAlert(Page = View) {
    const page = await openPremium(language, Page);
    await page.shows('+2.08%');
    const { message } = page;
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: message('alert.on') }, PATIENT);
    const field = screen.getByLabelText<HTMLInputElement>(message('alert.threshold'));
    const write = (value: string) => fireEvent.change(field, { target: { value } });
    const switchOn = () => act(async () => void fireEvent.click(toggle));
    return { ...page, toggle, field, write, switchOn };
  }

  it('waits for a finished number', async () => {
    const { message, write, field, switchOn } = await openAlert();
    write('30');
    await switchOn();
    expect(screen.getByText(message('alert.watching'), { selector: 'p' })).toBeTruthy();
    write('2');
    expect(screen.getByText(message('alert.unfinished'))).toBeTruthy();
    write('25');
    fireEvent.blur(field);
    expect(screen.getByText(message('alert.watching'), { selector: 'p' })).toBeTruthy();
    expect(notices).toEqual([]);
    write('2');
    fireEvent.keyDown(field, { key: 'Enter' });
    await vi.waitFor(() => expect(notices).toHaveLength(1));
  });

  it.each([
    ['blur', (field: HTMLInputElement) => fireEvent.blur(field)],
    ['Enter', (field: HTMLInputElement) => fireEvent.keyDown(field, { key: 'Enter' })],
  ])('watches a threshold that was typed with its unit, after %s', async (_, end) => {
    const { message, write, field, switchOn } = await openAlert();
    write('30');
    await switchOn();
    fireEvent.input(field, { target: { value: '25퍼센트' }, inputType: 'insertText' });
    expect(screen.getByText(message('alert.unfinished'))).toBeTruthy();
    end(field);
    expect(field.value).toBe('25');
    expect(screen.getByText(message('alert.watching'), { selector: 'p' })).toBeTruthy();
  });

  it.each([
    ['김프 3%', '3'],
    ['5%p', '5'],
    ['kimchi premium 2.5%', '2.5'],
  ])('offers what the threshold %j may mean', async (text, offer) => {
    const { write, field, translate } = await openAlert();
    write(text);
    fireEvent.click(
      await screen.findByRole('button', { name: translate('common:actions.useValue', { value: offer }) }),
    );
    expect(field.value).toBe(offer);
  });

  it('says when it last looked, and when it cannot', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2026, 10, 20, 14, 5, 9) });
    const { message, write, switchOn } = await openAlert();
    write('30');
    await switchOn();
    const [prefix = ''] = message('alert.lastLook', { time: '|' }).split('|');
    const lastLook = () => screen.getByText((text) => text.startsWith(prefix)).textContent;
    const first = lastLook();
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    await vi.waitFor(() => expect(lastLook()).not.toBe(first));
    const second = lastLook();
    network.answers[PREMIUM] = Response.json({ success: false, error: { code: 'FX' } }, { status: 503 });
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS + 1000));
    expect(await screen.findByText(message('alert.failed'), { selector: 'p' })).toBeTruthy();
    expect(lastLook()).toBe(second);
  });

  it('comes back as it was, and asks for no permission by itself', async () => {
    const ask = vi.spyOn(Notification, 'requestPermission');
    const { message, write, switchOn } = await openAlert(AnewOnDemand);
    permission = 'denied';
    write('30');
    await switchOn();
    expect(ask).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'anew' }));
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: message('alert.on') });
    expect(toggle.checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(message('alert.threshold')).value).toBe('30');
    expect(screen.getByText(message('alert.watching'), { selector: 'p' })).toBeTruthy();
    expect(screen.getByText(message('alert.denied'))).toBeTruthy();
    expect(ask).toHaveBeenCalledOnce();
  });

  it.each([{ basis: 'usdt' }, { rate: '1500' }])('stays on when a link with %j is opened', async (carried) => {
    const { message, write, switchOn, toggle, field } = await openAlert();
    fireEvent.click(screen.getByRole('radio', { name: message('alert.directions.below') }));
    write('-5');
    await switchOn();
    await act(async () => expect(await fillDrafts('kimchi-premium', carried, { isLink: true })).toBe(true));
    expect(toggle.checked).toBe(true);
    expect(field.value).toBe('-5');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: message('alert.directions.below') }).checked).toBe(true);
    expect(screen.getByText(message('alert.watching'), { selector: 'p' })).toBeTruthy();
    expect(linkedDrafts('kimchi-premium', { withInputs: true })).toEqual(carried);
  });

  it('says that notifications are not allowed yet where the prompt was dismissed, and asks again', async () => {
    const { message, write, switchOn, toggle } = await openAlert(AnewOnDemand);
    permission = 'default';
    write('2');
    await switchOn();
    expect(screen.getByText(message('alert.notAllowed'))).toBeTruthy();
    expect(notices).toEqual([]);
    const ask = vi.spyOn(Notification, 'requestPermission');
    const allow = () => screen.getByRole('button', { name: message('alert.allow') });
    await act(async () => void fireEvent.click(allow()));
    expect(ask).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(toggle);
    // Dismissed again.
    expect(screen.getByText(message('alert.notAllowed'))).toBeTruthy();
    // Also after a reload, without a prompt of its own.
    fireEvent.click(screen.getByRole('button', { name: 'anew' }));
    await screen.findByText(message('alert.notAllowed'), {}, PATIENT);
    expect(ask).toHaveBeenCalledOnce();
    ask.mockImplementation(async () => (permission = 'granted'));
    await act(async () => void fireEvent.click(allow()));
    expect(screen.queryByText(message('alert.notAllowed'))).toBeNull();
  });

  it('follows a permission that is changed in the settings of the browser', async () => {
    const status = new EventTarget();
    vi.stubGlobal('navigator', Object.create(navigator, { permissions: { value: { query: async () => status } } }));
    const { message, write, switchOn } = await openAlert();
    permission = 'denied';
    write('30');
    await switchOn();
    expect(screen.getByText(message('alert.denied'))).toBeTruthy();
    permission = 'granted';
    act(() => void status.dispatchEvent(new Event('change')));
    expect(screen.queryByText(message('alert.denied'))).toBeNull();
  });

  it('says nothing of the permission while the prompt is open', async () => {
    const { message, write, switchOn } = await openAlert();
    permission = 'default';
    const { promise, resolve } = Promise.withResolvers<NotificationPermission>();
    vi.spyOn(Notification, 'requestPermission').mockReturnValue(promise);
    write('30');
    await switchOn();
    expect(screen.queryByText(message('alert.notAllowed'))).toBeNull();
    await act(async () => resolve('default'));
    expect(screen.getByText(message('alert.notAllowed'))).toBeTruthy();
  });

  it('notifies of each coin that has reached the threshold, and once of each', async () => {
    const { write, switchOn, shows, message } = await openAlert();
    fireEvent.click(screen.getByRole('radio', { name: message('alert.directions.below') }));
    write('3');
    await switchOn();
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    fireEvent.click(screen.getByRole('radio', { name: 'ETH' }));
    await shows('−2.74%');
    await vi.waitFor(() => expect(notices).toHaveLength(2));
    expect(notices[1]).toContain('−2.74%');
    expect(new Set(options.map(({ tag }) => tag)).size).toBe(2);
    fireEvent.click(screen.getByRole('radio', { name: 'BTC' }));
    await shows('+2.08%');
    expect(notices).toHaveLength(2);
  });

  it('leaves the notification of another exchange, basis or condition, and replaces its own audibly', async () => {
    network.answers[AT_BITHUMB] = BITHUMB;
    const { message, write, field, switchOn, choose, shows } = await openAlert();
    write('1');
    await switchOn();
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    fireEvent.click(screen.getByRole('radio', { name: message('bases.usdt') }));
    await vi.waitFor(() => expect(notices).toHaveLength(2));
    write('0.5');
    fireEvent.blur(field);
    await vi.waitFor(() => expect(notices).toHaveLength(3));
    choose('bithumb');
    await shows('+0.87%');
    await vi.waitFor(() => expect(notices).toHaveLength(4));
    expect(new Set(options.map(({ tag }) => tag)).size).toBe(4);
    expect(options.every((each) => 'renotify' in each && each.renotify)).toBe(true);
  });

  it('notifies again once the premium has left the threshold', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
    const { write, switchOn, message } = await openAlert();
    write('2');
    await switchOn();
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    for (const [krw_price, count] of [
      [97_000_000, 1],
      [99_000_000, 2],
    ] as const) {
      network.answers[PREMIUM] = { ...SERVER, krw_price };
      await act(() => vi.advanceTimersByTimeAsync(POLL_MS + 1000));
      await vi.waitFor(() => expect(notices).toHaveLength(count));
      expect(screen.queryByText(message('alert.watching'), { selector: 'p' }) !== null).toBe(count === 1);
    }
  });

  it.each(['unconfirmed', 'stale'])('waits while the price is %s', async (mark) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
    const jump = { ...SERVER, krw_price: 120_000_000 };
    const { write, switchOn, message } = await openAlert();
    network.answers[PREMIUM] = { ...jump, [mark]: { krw: true, usd: false, exchange: false } };
    write('20');
    await switchOn();
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS + 1000));
    expect(await screen.findByText(message(`alert.${mark}`), { selector: 'p' })).toBeTruthy();
    expect(notices).toEqual([]);
    network.answers[PREMIUM] = jump;
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS + 1000));
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).not.toContain(message('unconfirmed'));
  });

  it.each([
    ['noTether', { ...SERVER, usdt: null }],
    ['notQuoted', { ...SERVER, coins: [] }],
    ['off', { success: false, error: { code: 'LIVE_OFF' } }],
  ] as const)('says why no price will come: %s', async (reason, answer) => {
    const { write, switchOn, message } = await openAlert();
    network.answers[PREMIUM] = answer;
    fireEvent.click(screen.getByRole('radio', { name: reason === 'notQuoted' ? 'SOL' : message('bases.usdt') }));
    write('30');
    await switchOn();
    await act(async () => queryClient.refetchQueries());
    const alert = screen.getByRole('switch').closest('section') ?? expect.unreachable();
    await vi.waitFor(() => expect(within(alert).getByText(message(reason), { selector: 'p' })).toBeTruthy());
    expect(screen.queryByText(message('alert.looking'))).toBeNull();
  });

  it('does not wait for the official rate on the basis of tether', async () => {
    network.answers[PREMIUM] = { ...SERVER, stale: { krw: false, usd: false, exchange: true } };
    const { write, switchOn, message } = await openAlert();
    write('1');
    await switchOn();
    expect(await screen.findByText(message('alert.stale'), { selector: 'p' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: message('bases.usdt') }));
    await vi.waitFor(() => expect(notices).toHaveLength(1));
  });

  it('says of the figures of public services that nobody has confirmed them', async () => {
    const { upbit, binance, exchangeRate } = PUBLIC_SERVICES;
    network.answers = {
      [PREMIUM]: 404,
      [`${upbit}/v1/ticker`]: [{ market: 'KRW-BTC', trade_price: 99_000_000, timestamp: Date.now() }],
      [`${binance}/api/v3/ticker/price`]: [{ symbol: 'BTCUSDT', price: '67000' }],
      [`${exchangeRate}/v6/latest/USD`]: { result: 'success', base_code: 'USD', rates: { KRW: 1447.5 } },
    };
    const { write, switchOn, message } = await openAlert();
    write('2');
    await switchOn();
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatch(new RegExp(`\n${RegExp.escape(message('unconfirmed'))}$`, 'u'));
  });
});
