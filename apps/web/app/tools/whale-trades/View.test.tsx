import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { STALE_AFTER_MS } from '@toolbox/client';
import { type FeedGap, serialiseFeedMessage, TRADE_WINDOW_SIZE } from '@toolbox/core/feed';
import { loadMessages } from '@toolbox/i18n';
import { formatClock } from '@toolbox/i18n/format/formatClock';
import { formatLocalTime } from '@toolbox/i18n/format/formatLocalTime';
import { describe, expect, it, vi } from 'vitest';
import { fillDrafts } from '../../browser/draft/fillDrafts.ts';
import { linkedDrafts } from '../../browser/draft/linkedDrafts.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { ANNOUNCE_EVERY_MS } from './recent-trades/useAnnouncement.ts';
import { RISKS } from './riskLooks.ts';
import {
  ALL_LIVE,
  connections,
  FRAME_MS,
  fakeTrades,
  HELLO,
  LARGE,
  NOW,
  openLive,
  openTrades,
  pass,
  recentTrades,
  STEP_MS,
  sounds,
} from './testing/tradesPage.tsx';

fakeTrades();

/** Notes the start of every beep in `sounds`. */
function fakeAudio() {
  sounds.length = 0;
  const node = { frequency: { value: 0 }, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } };
  vi.stubGlobal('AudioContext', function audio() {
    return {
      state: 'running',
      currentTime: 0,
      resume: async () => {},
      createOscillator: () => ({
        ...node,
        connect: (to: unknown) => to,
        start: (at: number) => sounds.push(at),
        stop() {},
      }),
      createGain: () => ({ ...node, connect: (to: unknown) => to }),
    };
  });
}

describe.each(LANGUAGES)('real-time whale trades in %s', (language) => {
  it('explains the contracts of the exchanges that the server connects to', async () => {
    const { server, message, receive, container } = await openTrades(language);
    const shown = () => ['linearNote', 'okxNote'].filter((id) => screen.queryByText(message(`sources.${id}`)) !== null);
    expect(shown()).toEqual(['linearNote', 'okxNote']);
    expect(screen.getByText(message('sources.linear'))).toBeTruthy();
    server().accept();
    await receive(HELLO.replace('"binance","okx"', '"bybit","kraken"'));
    expect(shown()).toEqual(['linearNote']);
    expect(screen.getByRole('heading', { name: 'Bybit' })).toBeTruthy();
    expect(container.textContent).not.toContain('Binance');
    await receive(HELLO.replace('"binance","okx"', '"coinbase"'));
    expect(shown()).toEqual([]);
  });

  it('is connecting, then connected, with nothing traded yet', async () => {
    const { server, message, receive, container } = await openTrades(language);
    expect(server().url).toBe(`ws://${location.host}/ws`);
    expect(screen.getByText(message('states.connecting'))).toBeTruthy();
    expect(container.querySelector('[aria-busy=true]')).toBeTruthy();
    server().accept();
    await receive(HELLO, ALL_LIVE);
    expect(screen.getByText(message('states.live'))).toBeTruthy();
    expect(screen.getByText(message('empty'), { exact: false }).textContent).toContain(
      language === 'ko' ? '25만 달러' : '$250K',
    );
    expect(screen.getByText(message('noUpdate'))).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows trades newest first with their parts in words, and counts them', async () => {
    const { receive, trade, message, container } = await openLive(language);
    await receive(trade(), trade(LARGE), trade(LARGE));
    const [first, second] = within(screen.getByRole('list', { name: message('listTitle') })).getAllByRole('listitem');
    for (const part of ['ETHUSDT', '$12,000,000', 'Binance', '10 ETH', '$2,000.00'])
      expect(first?.textContent).toContain(part);
    const kept = [...(first?.querySelectorAll('[translate=no]') ?? [])].map(({ textContent }) => textContent);
    expect(kept).toEqual(['ETH', 'ETHUSDT', 'Binance']);
    for (const key of ['sides.SELL', 'risks.extreme']) expect(first?.textContent).toContain(message(key));
    for (const part of ['BTC-USDT-SWAP', 'OKX', message('sides.BUY'), message('risks.low')])
      expect(second?.textContent).toContain(part);
    const sold = { volume: language === 'ko' ? '1,200만 달러' : '$12M', percent: 95 };
    expect(screen.getByRole('region', { name: message('totalsTitle') }).textContent).toContain(
      message('sideVolume', sold),
    );
    expect(container.textContent).toContain(message('shown', { total: 2, count: 2 }));
    expect(screen.queryByText(message('noUpdate'))).toBeNull();
  });

  it('colors the net volume only when one side is larger', async () => {
    const { receive, trade, message } = await openLive(language);
    const net = (side: 'buy' | 'sell') => screen.getByText(message(`net.${side}`)).parentElement?.dataset['side'];
    expect(net('buy')).toBeUndefined();
    await receive(trade());
    expect(net('buy')).toBe('buy');
    await receive(trade(LARGE));
    expect(net('sell')).toBe('sell');
  });

  it('never says between two frames that no trade matches when the first one comes', async () => {
    const { receive, trade, message, container } = await openLive(language);
    const shown: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) shown.push(node.textContent ?? '');
    });
    watch.observe(container, { childList: true, characterData: true, subtree: true });
    await receive(trade());
    watch.disconnect();
    expect(shown.join(' ')).toContain('BTC-USDT-SWAP');
    expect(shown.join(' ')).not.toContain(message('emptyFiltered', { count: 1 }));
  });

  it('filters what is kept, says so, and shows it again on Reset', async () => {
    const { receive, trade, message, translate, pairs } = await openLive(language);
    await receive(trade(), trade(LARGE));
    fireEvent.click(screen.getByRole('radio', { name: message('sides.BUY') }));
    expect(pairs()).toEqual(['BUY']);
    expect(screen.getByText(message('filterCount', { count: 1 }))).toBeTruthy();
    fireEvent.change(screen.getByLabelText(message('exchange')), { target: { value: 'binance' } });
    expect(screen.getByText(message('filterCount', { count: 2 }))).toBeTruthy();
    expect(screen.getByText(message('emptyFiltered', { count: 2 }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(pairs()).toEqual(['SELL', 'BUY']);
    fireEvent.change(screen.getByLabelText(message('coin')), { target: { value: 'BTC' } });
    expect(pairs()).toEqual(['BUY']);
  });

  it('announces how many trades a filter shows, once, and again by the next filter', async () => {
    const { receive, trade, message } = await openLive(language);
    const isSaid = (count: number, total: number) =>
      screen.queryByText(message('shown', { count, total }), { selector: '[role=status]' }) !== null;
    await receive(trade(), trade(LARGE));
    await pass(1000);
    expect(isSaid(2, 2)).toBe(false);
    for (const side of ['BUY', 'SELL']) {
      fireEvent.click(screen.getByRole('radio', { name: message(`sides.${side}`) }));
      expect(isSaid(1, 2)).toBe(false);
      await pass(1000);
      expect(isSaid(1, 2)).toBe(true);
    }
    await receive(trade(LARGE));
    await pass(1000);
    expect(isSaid(2, 3)).toBe(false);
  });

  it('keeps what a filter shows in the language of the page, without announcing it again', async () => {
    const { receive, trade, message, i18n } = await openLive(language);
    await receive(trade(), trade(LARGE));
    fireEvent.click(screen.getByRole('radio', { name: message('sides.BUY') }));
    await pass(1000);
    const before = message('shown', { count: 1, total: 2 });
    const hidden = () => screen.queryAllByText(before, { selector: '.visually-hidden' });
    expect(hidden()).toHaveLength(1);
    const other = language === 'ko' ? 'en' : 'ko';
    for (const chunk of ['base', 'whale-trades', 'whale-trades/late'] as const) await loadMessages(i18n, other, chunk);
    await act(() => i18n.changeLanguage(other));
    await pass(1000);
    expect(hidden()).toEqual([]);
    expect(screen.queryByText(message('shown', { count: 1, total: 2 }), { selector: '[role=status]' })).toBeNull();
  });

  it('offers an exchange once that two feeds report', async () => {
    const { receive, message } = await openLive(language);
    await receive('{"type":"hello","min_usd":250000,"exchanges":["coinbase","coinbase-advanced"],"simulated":false}');
    const { options } = screen.getByLabelText<HTMLSelectElement>(message('exchange'));
    expect([...options].map(({ value }) => value)).toEqual(['', 'coinbase']);
  });

  it('stands still while paused, counts what waits, and catches up', async () => {
    const { receive, trade, message, button, pairs } = await openLive(language);
    await receive(trade());
    fireEvent.click(button('pause'));
    await receive(trade(LARGE));
    expect(pairs()).toEqual(['BUY']);
    expect(screen.getByText(message('waiting', { count: 1 }))).toBeTruthy();
    fireEvent.click(button('resume'));
    expect(pairs()).toEqual(['SELL', 'BUY']);
    expect(screen.queryByText(message('waiting', { count: 1 }))).toBeNull();
  });

  it('is announced at once, then at most every ten seconds', async () => {
    const { receive, trade, message, container } = await openLive(language);
    const spoken = (count: number, side: 'BUY' | 'SELL', value: string) =>
      message('announce', { count, coin: side === 'BUY' ? 'BTC' : 'ETH', side: message(`sides.${side}`), value });
    await receive(trade());
    await pass(1000);
    expect(container.textContent).toContain(spoken(1, 'BUY', '$650,000'));
    // The clock is set back.
    vi.setSystemTime(NOW - 3_600_000);
    await receive(trade(LARGE));
    await receive(trade({ price: 1 }));
    await pass(ANNOUNCE_EVERY_MS - 2000);
    expect(container.textContent).not.toContain(spoken(2, 'SELL', '$12,000,000'));
    await pass(2000);
    expect(container.textContent).toContain(spoken(2, 'SELL', '$12,000,000'));
  });

  it('says what is missing: a server that does not answer, one that stopped sending, one without an exchange', async () => {
    const { server, message, receive, button, translate } = await openTrades(language);
    server().cut();
    await pass(FRAME_MS);
    expect(screen.getByRole('alert').textContent).toContain(message('problems.unreachable'));
    expect(screen.getByText(message('empty'), { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.retry') }));
    expect(connections).toHaveLength(2);
    server().accept();
    await receive(HELLO, '{"type":"status","exchanges":{}}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(message('problems.noSource'))).toBeTruthy();
    await pass(30_000);
    expect(screen.getByText(message('states.stale'))).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(message('problems.stale', { seconds: 30 }));
    expect(button('pause')).toBeTruthy();
  });

  it('names the exchanges that are down, only the chosen one with a filter, and then in place of the empty list', async () => {
    const { receive, trade, late, message, container } = await openLive(language);
    const choose = (value: string) =>
      fireEvent.change(screen.getByLabelText(message('exchange')), { target: { value } });
    const texts = () => [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    const count = (exchanges: string) => texts().filter((text) => text === late('down', { exchanges })).length;
    await receive(trade());
    const status = (states: object) =>
      receive(JSON.stringify({ type: 'status', exchanges: { okx: 'live', ...states } }));
    await status({ binance: 'down', bybit: 'down', coinbase: 'down', 'coinbase-advanced': 'live' });
    expect(count(language === 'ko' ? 'Binance 및 Bybit' : 'Binance and Bybit')).toBe(1);
    choose('binance');
    await pass(STEP_MS);
    expect(count('Binance')).toBe(2);
    expect(texts()).not.toContain(message('emptyFiltered', { count: 1 }));
    choose('okx');
    await pass(STEP_MS);
    expect(container.textContent).not.toContain(late('down', { exchanges: 'OKX' }));
    choose('');
    await status({ binance: 'connecting' });
    expect(count('Binance')).toBe(0);
  });

  it('says that live data is switched off on a server that follows no exchange', async () => {
    const { server, message, late, receive, container } = await openTrades(language);
    server().accept();
    await receive('{"type":"hello","min_usd":250000,"exchanges":[],"simulated":false}');
    await receive('{"type":"status","exchanges":{}}');
    expect(screen.getByText(late('off'))).toBeTruthy();
    expect(screen.getByText(message('empty')).textContent).toBe(message('empty'));
    expect(container.textContent).not.toContain(message('problems.noSource'));
  });

  it('dims what it shows while it is not live, except in the first seconds of a new attempt', async () => {
    const { server, receive, trade, container } = await openLive(language);
    const isDimmed = () => container.querySelector('#result')?.getAttribute('data-late') === 'true';
    await receive(trade());
    expect(isDimmed()).toBe(false);
    await pass(STALE_AFTER_MS);
    expect(isDimmed()).toBe(true);
    await receive(trade({ price: 1 }));
    expect(isDimmed()).toBe(false);
    server().cut();
    await pass(STEP_MS);
    expect(isDimmed()).toBe(false);
    await pass(3000);
    expect(isDimmed()).toBe(true);
    while (connections.length < 2) await pass(STEP_MS);
    server().accept();
    await receive(HELLO, ALL_LIVE);
    expect(isDimmed()).toBe(false);
  });

  it('dims nothing where there is nothing to dim', async () => {
    const { server, container } = await openTrades(language);
    server().cut();
    await pass(5000);
    expect(container.querySelector('[data-late=true]')).toBeNull();
  });

  it('shows buys and sells in the colors of the language until others are chosen', async () => {
    localStorage.clear();
    const { late } = await openLive(language);
    const [usual, other] = language === 'ko' ? ['red-blue', 'green-red'] : ['green-red', 'red-blue'];
    fireEvent.click(screen.getByRole('button', { name: late(`colors.${usual}`) }));
    expect(screen.getByRole('button', { name: late(`colors.${other}`) })).toBeTruthy();
    expect(document.documentElement.dataset['tradeColors']).toBe(other);
    fireEvent.click(screen.getByRole('button', { name: late(`colors.${other}`) }));
    expect(document.documentElement.dataset['tradeColors']).toBe(usual);
    localStorage.clear();
  });

  it('says so where the browser refuses to connect or cannot', async () => {
    vi.stubGlobal('WebSocket', function refuse() {
      throw new DOMException('refused', 'SecurityError');
    });
    const refused = await openTrades(language);
    await pass(FRAME_MS);
    expect(screen.getByRole('alert').textContent).toContain(refused.message('problems.setup'));
    cleanup();
    vi.stubGlobal('WebSocket', undefined);
    const missing = await openTrades(language);
    await pass(FRAME_MS);
    expect(screen.getByRole('alert').textContent).toContain(missing.message('problems.unsupported'));
  });

  it('says which times are empty, by the minute, and forgets them after an hour', async () => {
    const { late, receive, trade } = await openLive(language);
    const status = (...gaps: readonly FeedGap[]) =>
      serialiseFeedMessage({ type: 'status', exchanges: { binance: 'live' }, gaps });
    const from = Math.floor(NOW / 60_000) * 60_000 - 120_000;
    const [old, lasting] = [
      { exchange: 'okx', from: NOW - 3_700_000, to: NOW - 3_650_000 },
      { exchange: 'bybit', from: from + 5000, to: from + 40_000 },
    ];
    await receive(trade(), status(old, lasting));
    expect(screen.getByText(late('gap'))).toBeTruthy();
    const times = { from: formatClock(from, language, 'minute'), to: formatClock(from + 60_000, language, 'minute') };
    expect(screen.getByText(late('gapOf', { exchange: 'Bybit', ...times }))).toBeTruthy();
    const past = {
      from: formatClock(old.from, language, 'minute'),
      to: formatClock(Math.ceil(old.to / 60_000) * 60_000, language, 'minute'),
    };
    expect(screen.queryByText(late('gapOf', { exchange: 'OKX', ...past }))).toBeNull();
    await receive(status());
    expect(screen.queryByText(late('gap'))).toBeNull();
  });

  it('dates both ends of a gap that begins on another day', async () => {
    const { late, receive, trade } = await openLive(language);
    const gap = { exchange: 'bybit', from: NOW - 86_400_000, to: NOW };
    await receive(trade(), serialiseFeedMessage({ type: 'status', exchanges: { binance: 'live' }, gaps: [gap] }));
    const to = Math.ceil(gap.to / 60_000) * 60_000;
    const times = { from: formatLocalTime(gap.from, language), to: formatLocalTime(to, language) };
    expect(screen.getByText(late('gapOf', { exchange: 'Bybit', ...times }))).toBeTruthy();
  });

  it('lists what was traded before it was opened, apart and outside the totals', async () => {
    const { server, message, receive, trade, container } = await openTrades(language);
    server().accept();
    await receive(HELLO, ALL_LIVE, recentTrades({ price: 1 }, { ...LARGE, timestamp: NOW - 1000 }));
    const earlier = () => within(screen.getByRole('list', { name: message('earlier') })).getAllByRole('listitem');
    expect(earlier()).toHaveLength(2);
    expect(within(screen.getByRole('list', { name: message('listTitle') })).queryAllByRole('listitem')).toEqual([]);
    expect(screen.getByText(message('empty'))).toBeTruthy();
    const totals = screen.getByRole('region', { name: message('totalsTitle') });
    expect(totals.textContent).toContain(`${message('totals.trades')} 0`);
    expect(container.textContent).toContain(message('shown', { total: 2, count: 2 }));
    await pass(ANNOUNCE_EVERY_MS);
    const spoken = { count: 2, coin: 'ETH', side: message('sides.SELL'), value: '$12,000,000' };
    expect(container.textContent).not.toContain(message('announce', spoken));
    fireEvent.click(screen.getByRole('radio', { name: message('sides.SELL') }));
    expect(earlier()).toHaveLength(1);
    await receive(trade({ price: 2, side: 'SELL' }));
    expect(screen.queryByText(message('empty'))).toBeNull();
    expect(earlier()).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: message('sides.BUY') }));
    expect(screen.getByText(message('emptyFiltered', { count: 1 }))).toBeTruthy();
  });

  it('times trades by the clock of the server', async () => {
    const { server, message, receive, trade } = await openTrades(language);
    const aheadMs = 600_000;
    vi.setSystemTime(NOW + aheadMs);
    server().accept();
    await receive(HELLO, ALL_LIVE, recentTrades(), trade({ price: 2 }));
    const list = within(screen.getByRole('list', { name: message('listTitle') }));
    expect(list.getByRole('listitem').textContent).toContain(message('time.justNow'));
  });

  it('has the last update and the gaps of the past hour by the clock of the server', async () => {
    const { server, message, late, receive, trade } = await openTrades(language);
    const aheadMs = 5 * 3_600_000;
    vi.setSystemTime(NOW + aheadMs);
    server().accept();
    const gap: FeedGap = { exchange: 'binance', from: NOW - 600_000, to: NOW - 300_000 };
    const status = serialiseFeedMessage({ type: 'status', exchanges: { binance: 'live' }, gaps: [gap] });
    await receive(HELLO, status, recentTrades(), trade({ price: 2 }));
    const shown = Math.floor((Date.now() - aheadMs) / 1000);
    const times = [shown, shown - 1].map((seconds) =>
      message('lastUpdate', { time: formatClock(seconds * 1000, language) }),
    );
    expect(times.some((text) => screen.queryByText(text) !== null)).toBe(true);
    expect(screen.getByText(late('gapNote'), { exact: false })).toBeTruthy();
  });

  it('has no hole between the trades of the visit and earlier ones', async () => {
    const { server, message, receive, trade } = await openTrades(language);
    server().accept();
    const old = Array.from({ length: 40 }, (_, place) => ({ price: 100 + place, timestamp: NOW - 1000 * (place + 1) }));
    await receive(HELLO, ALL_LIVE, recentTrades(...old));
    const count = (name: string) =>
      within(screen.getByRole('list', { name: message(name) })).queryAllByRole('listitem').length;
    expect(count('earlier')).toBe(TRADE_WINDOW_SIZE);
    await receive(...[1, 2, 3].map((price) => trade({ price })));
    expect([count('listTitle'), count('earlier')]).toEqual([3, TRADE_WINDOW_SIZE - 3]);
    await pass(STEP_MS);
    await receive(...Array.from({ length: 30 }, (_, place) => trade({ price: 200 + place })));
    await pass(STEP_MS);
    expect(count('listTitle')).toBe(TRADE_WINDOW_SIZE);
    expect(screen.queryByRole('list', { name: message('earlier') })).toBeNull();
  });

  it('fills in what it missed without sound or announcement, and shows what nobody can fill in', async () => {
    const { server, message, late, receive, trade, container } = await openLive(language);
    await receive(recentTrades(), trade({ price: 1 }));
    await pass(ANNOUNCE_EVERY_MS);
    const reconnect = async (...texts: readonly string[]) => {
      const before = connections.length;
      server().cut();
      // The delay is random.
      while (connections.length === before) await pass(STEP_MS);
      server().accept();
      await receive(HELLO, ALL_LIVE, ...texts);
    };
    await reconnect(recentTrades({ price: 1 }, { price: 2 }, { ...LARGE, price: 3 }));
    const rows = within(screen.getByRole('list', { name: message('listTitle') })).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(screen.queryByText(late('gap'))).toBeNull();
    await pass(ANNOUNCE_EVERY_MS);
    expect(container.textContent).not.toContain(
      message('announce', { count: 2, coin: 'ETH', side: message('sides.SELL'), value: '$12,000,000' }),
    );
    await receive(trade({ price: 4 }));
    await pass(STEP_MS);
    const spoken = { count: 1, coin: 'BTC', side: message('sides.BUY'), value: '$650,000' };
    expect(container.textContent).toContain(message('announce', spoken));
    const restarted = { since: NOW, time: NOW };
    await reconnect(serialiseFeedMessage({ type: 'recent_trades', ...restarted, trades: [] }));
    expect(screen.getByText(late('gap'))).toBeTruthy();
    expect(screen.getByText(late('ownGapNote'), { exact: false })).toBeTruthy();
  });

  it('shows its own gap also where that ended an hour ago, and on another day', async () => {
    const { server, late, receive, trade } = await openLive(language);
    await receive(recentTrades(), trade({ price: 1 }));
    const from = Math.floor(Date.now());
    server().cut();
    vi.setSystemTime(NOW + 86_400_000);
    await pass(STEP_MS);
    while (connections.length < 2) await pass(STEP_MS);
    server().accept();
    await receive(HELLO, ALL_LIVE, recentTrades({ price: 1 }, { price: 2 }));
    const to = Math.ceil((Date.now() - 3_600_000) / 60_000) * 60_000;
    const times = { from: formatLocalTime(from, language), to: formatLocalTime(to, language) };
    expect(screen.getByText(late('ownGapOf', times))).toBeTruthy();
  });

  it('says that made-up trades are made up', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { message, server, receive, trade, translate } = await openTrades(language);
    server().accept();
    await receive(HELLO.replace('false', 'true'), ALL_LIVE);
    expect(screen.getByText(message('problems.simulated'))).toBeTruthy();
    await receive(trade());
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.copy') }));
    expect(String(written.mock.lastCall?.[0]).split('\n')[0]).toBe(message('problems.simulatedNote'));
  });

  it('copies the totals and the list, and saves nothing while there is nothing', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { receive, trade, message, translate, button } = await openLive(language);
    expect(button('csv').disabled).toBe(true);
    await receive(trade());
    expect(button('csv').disabled).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.copy') }));
    const text = written.mock.calls[0]?.[0] ?? '';
    const [count, volume] = ['1', language === 'ko' ? '65만 달러' : '$650K'];
    const totals = { trades: count, volume, buy: count, sell: '0', total: count, count };
    expect(text.startsWith(`${message('summary', totals)}\n`)).toBe(true);
    expect(text).toContain(message('columns.pair'));
    const [side, risk] = [message('sides.BUY'), message('risks.low')];
    expect(text).toContain(`,OKX,BTC-USDT-SWAP,${side},650000.00,10,BTC,65000,${risk}\r\n`);
  });

  it.each([
    [-540, 'UTC+9', '2026-09-21 23:13:20'],
    [210, 'UTC−3:30', '2026-09-21 10:43:20'],
  ])('writes times by the visitor’s clock, %d minutes behind UTC, and says which', async (behind, zone, time) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind);
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { receive, trade, message, translate } = await openLive(language);
    await receive(trade({ exchange: 'binance-spot' }));
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.copy') }));
    const text = written.mock.calls[0]?.[0] ?? '';
    expect(text).toContain(`\n${message('columns.time')} (${zone}),`);
    expect(text).toContain(`\r\n${time},Binance Spot,`);
  });

  it('folds the details of a card away and opens them', async () => {
    const { receive, trade, translate, message } = await openLive(language);
    await receive(trade());
    const show = screen.getByRole('button', { name: /DOGE|BTC|ETH/u });
    // Its name contains the trade, as every row has such a button.
    expect(show.getAttribute('aria-label')).toBe(translate('common:actions.showDetails'));
    expect(show.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(show);
    expect(show.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(message('detail', { exchange: 'OKX' }))).toBeTruthy();
  });

  it('makes no sound until a level is chosen, then one for a trade of that level', async () => {
    fakeAudio();
    const { receive, trade, message, translate, button } = await openLive(language);
    await receive(trade());
    expect(sounds).toHaveLength(0);
    fireEvent.click(button('sound'));
    const level = screen.getByRole('button', { name: new RegExp(message('risks.low'), 'u') });
    expect(level.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(level);
    const heard = sounds.length;
    expect(heard).toBeGreaterThan(0);
    await receive(trade(LARGE));
    expect(sounds).toHaveLength(heard);
    await receive(trade({ price: 2 }));
    expect(sounds.length).toBeGreaterThan(heard);
    const carried = { view: { side: 'BUY' } };
    await act(async () => expect(await fillDrafts('whale-trades', carried, { isLink: true })).toBe(true));
    // The clock is set back.
    vi.setSystemTime(NOW - 3_600_000);
    await pass(2000);
    const before = sounds.length;
    await receive(trade({ price: 3, side: 'SELL' }));
    expect(sounds).toHaveLength(before);
    await receive(trade({ price: 4, side: 'BUY' }));
    expect(sounds.length).toBeGreaterThan(before);
    expect(level.getAttribute('aria-pressed')).toBe('true');
    expect(linkedDrafts('whale-trades', { withInputs: true })).toEqual(carried);
    // A link of an earlier release.
    const older = { view: { side: 'SELL', sounds: [RISKS[0]] } };
    await act(async () => expect(await fillDrafts('whale-trades', older, { isLink: true })).toBe(true));
    const unknown = { view: { side: 'SELL', sounds: ['deafening'] } };
    await act(async () => expect(await fillDrafts('whale-trades', unknown, { isLink: true })).toBe(false));
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(level.getAttribute('aria-pressed')).toBe('false');
  });

  it('plays the sound of a trade that would overlap the one before at its end, unless it was switched off', async () => {
    fakeAudio();
    const { receive, trade, message, button } = await openLive(language);
    fireEvent.click(button('sound'));
    const level = (risk: string) => screen.getByRole('button', { name: new RegExp(message(`risks.${risk}`), 'u') });
    fireEvent.click(level('low'));
    fireEvent.click(level('extreme'));
    await pass(2000);
    sounds.length = 0;
    await receive(trade());
    expect(sounds).toHaveLength(1);
    await receive(trade(LARGE));
    await receive(trade());
    expect(sounds).toHaveLength(1);
    await pass(1000);
    // An extreme one has three beeps.
    expect(sounds).toHaveLength(4);
    await receive(trade(LARGE));
    fireEvent.click(level('extreme'));
    await pass(2000);
    expect(sounds).toHaveLength(4);
  });

  it('is still heard after ten minutes in a hidden tab', async () => {
    fakeAudio();
    const { server, receive, trade, message, button } = await openLive(language);
    fireEvent.click(button('sound'));
    fireEvent.click(screen.getByRole('button', { name: new RegExp(message('risks.low'), 'u') }));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    for (let quarter = 0; quarter < 40; quarter += 1) {
      await act(() => vi.advanceTimersByTimeAsync(15_000));
      server().receive('{"type":"heartbeat","time":1790000000000}');
    }
    sounds.length = 0;
    await receive(trade());
    await pass(2000);
    hidden.mockRestore();
    expect([connections.length, sounds.length]).toEqual([1, 1]);
  });

  it('offers a retry where the browser says that there is no network, and connects in spite of it', async () => {
    const said = [
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
      vi.spyOn(location, 'hostname', 'get').mockReturnValue('toolbox.example'),
    ];
    const { server, receive, message, translate } = await openTrades(language);
    server().cut();
    await pass(STEP_MS);
    expect(screen.getByText(message('problems.offline'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.retry') }));
    server().accept();
    await receive(HELLO, ALL_LIVE);
    expect(screen.getByText(message('states.live'))).toBeTruthy();
    expect(screen.queryByText(message('problems.offline'))).toBeNull();
    for (const each of said) each.mockRestore();
  });

  it('closes its connection when it is left', async () => {
    const { server, unmount } = await openLive(language);
    unmount();
    expect(server().isClosed()).toBe(true);
  });
});
