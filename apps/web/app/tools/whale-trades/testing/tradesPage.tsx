import { act, screen } from '@testing-library/react';
import { type FakeConnection, fakeSocket } from '@toolbox/client/testing/fakeSocket';
import { serialiseFeedMessage, type Trade } from '@toolbox/core/feed';
import type { Language } from '@toolbox/i18n';
import { beforeEach, expect, vi } from 'vitest';
import { renderView } from '../../../testing/renderView.tsx';
import View from '../View.tsx';

export const NOW = 1_790_000_000_000;
export const FRAME_MS = 20;
export const STEP_MS = 200;
export const HELLO = '{"type":"hello","min_usd":250000,"exchanges":["binance","okx"],"simulated":false}';
export const ALL_LIVE = '{"type":"status","exchanges":{"binance":"live","okx":"live"}}';
export const TRADE: Trade = {
  exchange: 'OKX',
  symbol: 'BTC-USDT-SWAP',
  id: '1',
  price: 65_000,
  volume: 10,
  volumeUsd: 650_000,
  side: 'BUY',
  timestamp: NOW,
};
export const LARGE: Partial<Trade> = {
  exchange: 'binance',
  symbol: 'ETHUSDT',
  price: 2000,
  side: 'SELL',
  volumeUsd: 12_000_000,
};

/** The list that the server sends to a new connection, complete for an hour. */
export const recentTrades = (...changes: readonly Partial<Trade>[]) =>
  serialiseFeedMessage({
    type: 'recent_trades',
    since: NOW - 3_600_000,
    time: NOW,
    trades: changes.map((change) => ({ ...TRADE, ...change })),
  });

export const connections: FakeConnection[] = [];
/** The start times of sounds; the page has one audio context for its lifetime. */
export const sounds: number[] = [];

/** Call it once per file: each test starts with sockets and a clock of its own, and is cleaned up. */
export function fakeTrades(): void {
  beforeEach(() => {
    connections.length = 0;
    vi.useFakeTimers();
    vi.setSystemTime(NOW);
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, FRAME_MS));
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
    vi.stubGlobal('WebSocket', function open(url: string) {
      const { socket, connection } = fakeSocket(url);
      connections.push(connection);
      return socket;
    });
  });
}

/** In steps, because timers of effects start only after React has finished a step. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
  }
}

/** The page before its server has responded. */
export async function openTrades(language: Language) {
  const view = await renderView(View, 'whale-trades', language);
  // Code that is fetched once the page is idle.
  await act(async () => {
    await Promise.all([
      import('../FeedNotices.tsx'),
      import('../recent-trades/RecentTrades.tsx'),
      import('../GuideCards.tsx'),
      import('../TradeActions.tsx'),
    ]);
    await import('../FilterFields.tsx');
    await Promise.all([import('../feed/createTradeFeed.ts'), import('../sounds/playTone.ts')]);
  });
  await pass(2 * STEP_MS);
  const message = (key: string, values?: Readonly<Record<string, string | number>>) =>
    view.translate(`whale-trades:${key}`, values);
  const late = (key: string, values?: Readonly<Record<string, string | number>>) =>
    view.translate(`whale-trades/late:${key}`, values);
  const server = () => connections.at(-1) ?? expect.unreachable('the page did not connect');
  const receive = async (...texts: readonly string[]) => {
    for (const text of texts) server().receive(text);
    await pass(FRAME_MS);
  };
  const trade = (change: Partial<Trade> = {}) =>
    serialiseFeedMessage({ type: 'real_time_trade', trade: { ...TRADE, ...change } });
  const button = (key: string) => screen.getByRole<HTMLButtonElement>('button', { name: message(key) });
  const pairs = () => screen.queryAllByRole('listitem').flatMap((item) => item.dataset['side'] ?? []);
  return { ...view, message, late, server, receive, trade, button, pairs };
}

/** The page with a server that receives every exchange. */
export async function openLive(language: Language) {
  const view = await openTrades(language);
  view.server().accept();
  await view.receive(HELLO, ALL_LIVE);
  return view;
}
