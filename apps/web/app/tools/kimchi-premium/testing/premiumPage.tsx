import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, vi } from 'vitest';
import { queryClient } from '../../../data/queryClient.ts';
import { type LANGUAGES, renderView } from '../../../testing/renderView.tsx';
import View from '../View.tsx';

export const NOW = Date.UTC(2026, 10, 20, 14, 5, 9);
export const PREMIUM = '/api/crypto/kimchi-premium';
export const HISTORY = `${PREMIUM}/history`;
const basis = (exchange_rate: number) => ({ exchange_rate });
export const SERVER = {
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
export const AT_BITHUMB = `${PREMIUM}?market=bithumb`;
/** The server's response for the other exchange. */
export const BITHUMB = {
  ...SERVER,
  krw_price: 98_000_000,
  usdt: basis(1450),
  sources: { ...SERVER.sources, krw: 'bithumb' },
  coins: [],
};
const NO_HISTORY = { points: [], statistics: {} };
/** The responses and the recorded requests of the current test. */
export const network = {
  answers: {} as Record<string, unknown>,
  /** Paths; for other services with their origin. */
  asked: [] as string[],
  /** Paths with their query. */
  queries: [] as string[],
};

/**
 * Responses by path and query, by path, or by origin and path for other services; a number is a status, `silence` is
 * a server that never responds, undefined means no network.
 */
async function serve({ url }: Request, { signal }: RequestInit): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const key = origin === location.origin ? pathname : origin + pathname;
  network.asked.push(key);
  network.queries.push(pathname + search);
  const answer = network.answers[pathname + search] ?? network.answers[key];
  if (answer === undefined) throw new TypeError('Failed to fetch');
  if (answer === 'silence') {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  }
  if (answer instanceof Response) return answer.clone();
  return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer);
}

/** Call it once per file: each test starts with a server that responds, and is cleaned up. */
export function servePremium(): void {
  beforeEach(() => {
    queryClient.clear();
    network.asked = [];
    network.queries = [];
    network.answers = { [PREMIUM]: SERVER, [HISTORY]: NO_HISTORY };
    vi.stubGlobal('fetch', serve);
  });
}

export const PATIENT = { timeout: 5000 };

/** The page in a language, and accessors for its parts. */
export async function openPremium(language: (typeof LANGUAGES)[number], Page: ComponentType = View) {
  const view = await renderView(Page, 'kimchi-premium', language);
  const message = (key: string, facts?: Readonly<Record<string, string | number>>) =>
    view.translate(`kimchi-premium:${key}`, facts);
  const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(message(`own.${name}`)), { target: { value } });
  const shows = (text: string) => vi.waitFor(() => expect(result().textContent).toContain(text), PATIENT);
  const refresh = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${view.translate('common:actions.refresh')}`) });
  const choose = (market: 'upbit' | 'bithumb') =>
    fireEvent.click(screen.getByRole('radio', { name: message(`services.${market}`) }));
  return { ...view, message, result, type, shows, refresh, choose };
}
