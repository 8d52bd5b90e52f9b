import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { announced } from '../../../testing/announced.ts';
import { LANGUAGES } from '../../../testing/renderView.tsx';
import { HISTORY, NOW, network, openPremium, PATIENT, PREMIUM, SERVER, servePremium } from '../testing/premiumPage.tsx';

const HOUR_MS = 3_600_000;
const recorded = (hours: number, official: number) => ({ timestamp: NOW - hours * HOUR_MS, official });

servePremium();
beforeEach(() => {
  network.answers[HISTORY] = { points: [recorded(24, 3.5), recorded(18, 4.5), recorded(6, 1.2), recorded(1, 2)] };
});

describe.each(LANGUAGES)('a premium with a past in %s', (language) => {
  it('is drawn with its bands, its highest, its lowest and now', async () => {
    const { shows, message } = await openPremium(language);
    await shows('+2.08%');
    const chart = await screen.findByRole('slider', {}, PATIENT);
    const bands = [...chart.querySelectorAll<SVGElement>('[data-band]')].map(({ dataset }) => dataset['band']);
    expect(bands).toEqual(['overheated', 'elevated', 'normal']);
    for (const band of ['overheated', 'elevated', 'normal'])
      expect(within(chart).getByText(message(`bands.${band}`))).toBeTruthy();
    expect(within(chart).getByText(`${message('history.maximum')} +4.50%`)).toBeTruthy();
    expect(within(chart).getByText(`${message('history.minimum')} +1.20%`)).toBeTruthy();
    expect(within(chart).getByText('+2.08%')).toBeTruthy();
  });

  it('is a line that is broken where nothing was recorded', async () => {
    const minutes = [24 * 60, 24 * 60 - 15, 12 * 60, 29, 14];
    network.answers[HISTORY] = { points: minutes.map((before) => recorded(before / 60, 2)) };
    await openPremium(language);
    const chart = await screen.findByRole('slider', {}, PATIENT);
    const paths = [...chart.querySelectorAll('path')].map((path) => path.getAttribute('d')?.replace(/[^MhL]/gu, ''));
    // The point of twelve hours ago is a dot.
    expect(paths).toEqual(['MLMLL', 'Mh']);
  });

  it('has an average price of a cheap coin between the lowest and the highest', async () => {
    const points = [3, 2, 1].map((minutes) => ({
      timestamp: NOW - minutes * 60_000,
      official: 2,
      usd_price: 1.3452 + minutes * 0.0008,
    }));
    network.answers[PREMIUM] = { ...SERVER, coins: [{ ...SERVER.coins[0], coin: 'XRP', usd_price: 1.3464 }] };
    network.answers[HISTORY] = { points };
    const { message } = await openPremium(language);
    fireEvent.click(screen.getByRole('radio', { name: 'XRP' }));
    fireEvent.click(await screen.findByRole('radio', { name: message('history.metrics.usd') }, PATIENT));
    expect(await screen.findByText('$1.3467', { selector: 'strong' }, PATIENT)).toBeTruthy();
  });

  it('is called simulated beside typed prices too', async () => {
    network.answers[PREMIUM] = { ...SERVER, simulated: true };
    const { shows, message, type, result } = await openPremium(language);
    await screen.findByRole('slider', {}, PATIENT);
    for (const [field, value] of [
      ['krw', '105000000'],
      ['usd', '70000'],
      ['rate', '1400'],
    ] as const)
      type(field, value);
    await shows('+7.14%');
    expect(result().textContent).not.toContain(message('simulated'));
    expect(screen.getByText(message('simulated'))).toBeTruthy();
  });

  it('labels no time at its very start, where the label would touch the next one', async () => {
    const zone = new Date(NOW).getTimezoneOffset() * -60_000;
    const round = Math.floor((NOW - 18 * HOUR_MS + zone) / (6 * HOUR_MS)) * 6 * HOUR_MS - zone;
    const start = { timestamp: round - HOUR_MS / 6, official: 3.5 };
    network.answers[HISTORY] = { points: [start, recorded(6, 1.2), recorded(1, 2)] };
    await openPremium(language);
    const chart = await screen.findByRole('slider', {}, PATIENT);
    const times = [...(chart.parentElement?.querySelectorAll('svg[aria-hidden=true] > text[y="15"]') ?? [])];
    const shares = times.map((time) => Number.parseFloat(time.getAttribute('x') ?? ''));
    expect(shares.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...shares)).toBeGreaterThan(5);
  });

  it('labels no value that the label of now would cover', async () => {
    const { shows } = await openPremium(language);
    await shows('+2.08%');
    const chart = await screen.findByRole('slider', {}, PATIENT);
    expect(within(chart).getByText(/^\+4(\.0+)?%$/u)).toBeTruthy();
    expect(within(chart).queryByText(/^\+2(\.0+)?%$/u)).toBeNull();
  });

  it('says beside the figure how far it has moved and where it stands', async () => {
    const { shows, message, result } = await openPremium(language);
    await shows(message('since', { range: message('history.ranges.24h') }));
    await shows(language === 'ko' ? '−1.42%p' : '−1.42 percentage points');
    const shares = [...result().querySelectorAll('circle')].map((mark) => mark.getAttribute('cx'));
    // In the range from 1.20 to 4.50, 2.08 is at 27 percent.
    expect(shares).toEqual(['26.67%']);
  });

  it('does not compare what was typed with what was recorded', async () => {
    const { shows, message, type, result } = await openPremium(language);
    await shows(message('since', { range: message('history.ranges.24h') }));
    type('krw', '105000000');
    await shows(message('typed'));
    expect(result().textContent).not.toContain(message('since', { range: message('history.ranges.24h') }));
  });

  it('is announced when another one is chosen, once', async () => {
    const { message, translate } = await openPremium(language);
    await screen.findByRole('slider', {}, PATIENT);
    const what = message('history.of', { what: message('history.metrics.premium'), coin: 'BTC' });
    expect((await announced()).join()).not.toContain(what);
    network.answers[HISTORY] = { points: [recorded(48, 3.5), recorded(1, 2)] };
    fireEvent.click(screen.getByRole('radio', { name: message('history.ranges.7d') }));
    const range = message('history.ranges.7d');
    const figures = { minimum: '+2.00%', maximum: '+3.50%', mean: '+2.06%', last: '+2.08%' };
    expect((await announced()).join()).toContain(message('history.summary', { what, range, ...figures }));
    network.answers[PREMIUM] = { ...SERVER, krw_price: 99_500_000 };
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.refresh') }));
    await waitFor(() => expect(screen.getByRole('slider').textContent).toContain('+2.60%'), PATIENT);
    expect((await announced()).join()).toContain(message('history.summary', { what, range, ...figures }));
    // No prices were recorded.
    fireEvent.click(screen.getByRole('radio', { name: message('history.metrics.krw') }));
    expect(await announced()).toContain(message('history.tooFew'));
  });

  it('is read by keyboard, and marks the chosen coin in the table', async () => {
    await openPremium(language);
    const chart = await screen.findByRole('slider', {}, PATIENT);
    fireEvent.keyDown(chart, { key: 'Home' });
    expect(chart.getAttribute('aria-valuetext')).toContain('+3.50%');
    fireEvent.keyDown(chart, { key: 'ArrowRight' });
    expect(chart.getAttribute('aria-valuetext')).toContain('+4.50%');
    await screen.findByRole('rowheader', { name: 'ETH' }, PATIENT);
    const row = () => screen.getByRole('rowheader', { name: 'ETH' }).closest('tr')?.className;
    const plain = row();
    fireEvent.click(screen.getByRole('radio', { name: 'ETH' }));
    expect(row()).not.toBe(plain);
  });
});
