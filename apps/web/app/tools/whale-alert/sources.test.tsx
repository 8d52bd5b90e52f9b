import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../data/queryClient.ts';
import { FAILED_RENEW_MS } from '../../data/useLiveQuery.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { COLLECTING_RENEW_MS, RENEW_MS, UNREACHABLE_RENEW_MS } from './api.ts';
import { answers, asked, CHAIN, LIST, meta, OFF, openWhales, serveWhales } from './testing/whalePage.tsx';
import { TOGETHER_MS } from './useWhales.ts';

serveWhales();

describe.each(LANGUAGES)('the sources of whale alert in %s', (language) => {
  it('leaves out what the channel told longer ago than the page speaks of', async () => {
    const fetched_at = '2026-11-20T19:00:01.000Z';
    answers['/api/telegram-whale/transactions'] = { ...LIST, meta: { ...meta(true), fetched_at } };
    const { cards } = await openWhales(language);
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByText(/USDC Treasury/)).toBeNull();
  });

  it.each([
    ['/api/crypto/whale-alert', CHAIN, /USDC Treasury/],
    ['/api/telegram-whale/transactions', LIST, /Binance/],
  ])('shows what came first while %s takes its time', async (slow, late, first) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers[slow] = () => promise;
    const { result, words, cards } = await openWhales(language);
    await act(() => vi.advanceTimersByTimeAsync(TOGETHER_MS / 2));
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(TOGETHER_MS));
    expect(await cards()).toHaveLength(1);
    expect(screen.getByRole('article').textContent).toMatch(first);
    expect(within(await result()).getByText(words('states.loading'))).toBeTruthy();
    resolve(Response.json(late));
    await vi.waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('says that a source has not been heard for long', async () => {
    answers['/api/crypto/whale-alert'] = { ...CHAIN, stale: true };
    const { result, words, cards } = await openWhales(language);
    expect(await cards()).toHaveLength(2);
    expect(within(await result()).getAllByText(words('states.stale'))).toHaveLength(1);
    cleanup();
    queryClient.clear();
    answers['/api/telegram-whale/transactions'] = { ...LIST, meta: { ...meta(true), stale: true } };
    await openWhales(language);
    await vi.waitFor(async () => expect(within(await result()).getAllByText(words('states.stale'))).toHaveLength(2));
  });

  it('says when there is nothing', async () => {
    answers['/api/crypto/whale-alert'] = {};
    answers['/api/telegram-whale/transactions'] = { ...LIST, data: [] };
    const { words } = await openWhales(language);
    expect(await screen.findByText(words('none'), { exact: false })).toBeTruthy();
  });

  it('says that the Telegram feed is off and shows the chain', async () => {
    answers['/api/telegram-whale/transactions'] = { success: true, data: [], meta: meta(false) };
    const { words, cards } = await openWhales(language);
    expect(await cards()).toHaveLength(1);
    expect(await screen.findByText(words('channelOff'))).toBeTruthy();
  });

  it('says that the server hears nothing, which is no alarm', async () => {
    for (const path of Object.keys(answers)) answers[path] = OFF;
    const { words, result, say } = await openWhales(language);
    expect(await screen.findByText(words('allOff'))).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    const copy = within(await result()).getByRole<HTMLButtonElement>('button', { name: say('common:actions.copy') });
    expect(copy.disabled).toBe(false);
  });

  it('waits for a server that has nothing yet, and asks again soon', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    for (const path of Object.keys(answers)) answers[path] = 503;
    const { words, cards } = await openWhales(language);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText(words('collectingLater'), { exact: false })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    answers['/api/crypto/whale-alert'] = CHAIN;
    await act(() => vi.advanceTimersByTimeAsync(COLLECTING_RENEW_MS));
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByText(words('collectingLater'), { exact: false })).toBeNull();
  });

  it('says that the server has no node, once that has been tried, and looks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const silent = () => Response.json({ success: false, error: { code: 'SOURCE_UNREACHABLE' } }, { status: 503 });
    for (const path of Object.keys(answers)) answers[path] = silent;
    const { words, cards, result } = await openWhales(language);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect((await result()).textContent).toContain(words('noNode'));
    expect((await result()).textContent).toContain(words('noChannel'));
    expect(screen.queryByText(words('collecting'), { exact: false })).toBeNull();
    expect(screen.getByText(words('none'), { exact: false })).toBeTruthy();
    expect(within(await result()).getAllByText(words('states.unreachable'))).toHaveLength(2);
    answers['/api/crypto/whale-alert'] = CHAIN;
    await act(() => vi.advanceTimersByTimeAsync(UNREACHABLE_RENEW_MS));
    expect(await cards()).toHaveLength(1);
    expect((await result()).textContent).not.toContain(words('noNode'));
  });

  it.each([
    ['switched off', OFF],
    ['still collecting', 503],
  ])('tells no last update of what is %s', async (_, answer) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    for (const path of Object.keys(answers)) answers[path] = answer;
    const { words, result } = await openWhales(language);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    const updated = within(await result())
      .getByText(words('updated'))
      .closest('div');
    expect(updated?.textContent).toBe(words('updated') + words('notYet'));
    for (const spoken of screen.queryAllByRole('status')) expect(spoken.textContent).not.toContain(words('notYet'));
  });

  it('tells of a server that is away later, and keeps what was heard', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { words, cards } = await openWhales(language);
    expect(await cards()).toHaveLength(2);
    for (const path of Object.keys(answers)) answers[path] = 503;
    await act(() => vi.advanceTimersByTimeAsync(RENEW_MS + 1000));
    await screen.findByText(words('backendFailed'));
    expect(await cards()).toHaveLength(2);
  });

  it('says that the backend cannot be reached, and tries again', async () => {
    answers['/api/crypto/whale-alert'] = 500;
    const { words, say, cards } = await openWhales(language);
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
    const { words, say } = await openWhales(language);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words('channelFailed'));
    expect(alert.textContent).toContain(say('errors:calls.internal'));
  });

  describe('after a failure', () => {
    async function failLater() {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const view = await openWhales(language);
      expect(await view.cards()).toHaveLength(2);
      answers['/api/crypto/whale-alert'] = 500;
      await act(() => vi.advanceTimersByTimeAsync(RENEW_MS + 1000));
      await screen.findByText(view.words('backendFailed'));
      const count = () => asked.filter((path) => path === '/api/crypto/whale-alert').length;
      const recovers = () =>
        vi.waitFor(() => expect(screen.queryByText(view.words('backendFailed'))).toBeNull(), { timeout: 5000 });
      return { ...view, count, recovers };
    }

    it('asks again within a minute', async () => {
      const { count, recovers } = await failLater();
      const before = count();
      answers['/api/crypto/whale-alert'] = CHAIN;
      await act(() => vi.advanceTimersByTimeAsync(FAILED_RENEW_MS / 2));
      expect(count()).toBe(before);
      await act(() => vi.advanceTimersByTimeAsync(FAILED_RENEW_MS / 2 + 1000));
      await recovers();
      expect(count()).toBe(before + 1);
    });

    it('asks at once when the visitor returns to the page', async () => {
      const { recovers } = await failLater();
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      answers['/api/crypto/whale-alert'] = CHAIN;
      hidden.mockRestore();
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await recovers();
    });

    it('asks at once when the network returns', async () => {
      const { count, recovers } = await failLater();
      answers['/api/crypto/whale-alert'] = CHAIN;
      const before = count();
      act(() => void window.dispatchEvent(new Event('offline')));
      expect(count()).toBe(before);
      act(() => void window.dispatchEvent(new Event('online')));
      await recovers();
    });
  });

  it('asks again every five minutes, but not while hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { cards } = await openWhales(language);
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
