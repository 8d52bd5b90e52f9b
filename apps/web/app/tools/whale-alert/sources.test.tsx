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
  it('leaves out posts of the channel that are older than the period of the page', async () => {
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
    const { result, message, cards } = await openWhales(language);
    await act(() => vi.advanceTimersByTimeAsync(TOGETHER_MS / 2));
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(TOGETHER_MS));
    expect(await cards()).toHaveLength(1);
    expect(screen.getByRole('article').textContent).toMatch(first);
    expect(within(await result()).getByText(message('states.loading'))).toBeTruthy();
    resolve(Response.json(late));
    await vi.waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('says that a source has not responded for long', async () => {
    answers['/api/crypto/whale-alert'] = { ...CHAIN, stale: true };
    const { result, message, cards } = await openWhales(language);
    expect(await cards()).toHaveLength(2);
    expect(within(await result()).getAllByText(message('states.stale'))).toHaveLength(1);
    cleanup();
    queryClient.clear();
    answers['/api/telegram-whale/transactions'] = { ...LIST, meta: { ...meta(true), stale: true } };
    await openWhales(language);
    await vi.waitFor(async () => expect(within(await result()).getAllByText(message('states.stale'))).toHaveLength(2));
  });

  it('says that a source does not respond to the server, which has what it sent before, and looks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const fetched_at = '2026-11-20T13:50:00.000Z';
    answers['/api/crypto/whale-alert'] = { ...CHAIN, state: 'unreachable' };
    answers['/api/telegram-whale/transactions'] = {
      ...LIST,
      meta: { ...meta(true), state: 'unreachable', fetched_at },
    };
    const { message, cards, result } = await openWhales(language);
    expect(await cards()).toHaveLength(2);
    expect(within(await result()).getAllByText(message('states.unreachable'))).toHaveLength(2);
    for (const key of ['noNode', 'noChannel']) expect((await result()).textContent).toContain(message(key));
    answers['/api/crypto/whale-alert'] = { ...CHAIN, state: 'live' };
    answers['/api/telegram-whale/transactions'] = { ...LIST, meta: { ...meta(true), state: 'live', fetched_at } };
    await act(() => vi.advanceTimersByTimeAsync(UNREACHABLE_RENEW_MS));
    await vi.waitFor(async () => expect(within(await result()).getAllByText(message('states.on'))).toHaveLength(2));
    expect((await result()).textContent).not.toContain(message('noNode'));
  });

  it('says when there is nothing', async () => {
    answers['/api/crypto/whale-alert'] = {};
    answers['/api/telegram-whale/transactions'] = { ...LIST, data: [] };
    const { message } = await openWhales(language);
    expect(await screen.findByText(message('none'), { exact: false })).toBeTruthy();
  });

  it('says that the Telegram feed is off and shows the chain', async () => {
    answers['/api/telegram-whale/transactions'] = { success: true, data: [], meta: meta(false) };
    const { message, cards } = await openWhales(language);
    expect(await cards()).toHaveLength(1);
    expect(await screen.findByText(message('channelOff'))).toBeTruthy();
  });

  it('says that the server receives nothing, which is no alarm', async () => {
    for (const path of Object.keys(answers)) answers[path] = OFF;
    const { message, result, translate } = await openWhales(language);
    expect(await screen.findByText(message('allOff'))).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    const copy = within(await result()).getByRole<HTMLButtonElement>('button', {
      name: translate('common:actions.copy'),
    });
    expect(copy.disabled).toBe(false);
  });

  it('waits for a server that has nothing yet, and asks again soon', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    for (const path of Object.keys(answers)) answers[path] = 503;
    const { message, cards } = await openWhales(language);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText(message('collectingLater'), { exact: false })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    answers['/api/crypto/whale-alert'] = CHAIN;
    await act(() => vi.advanceTimersByTimeAsync(COLLECTING_RENEW_MS));
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByText(message('collectingLater'), { exact: false })).toBeNull();
  });

  it('says that the server has no node, once that has been tried, and looks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const silent = () => Response.json({ success: false, error: { code: 'SOURCE_UNREACHABLE' } }, { status: 503 });
    for (const path of Object.keys(answers)) answers[path] = silent;
    const { message, cards, result } = await openWhales(language);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect((await result()).textContent).toContain(message('noNode'));
    expect((await result()).textContent).toContain(message('noChannel'));
    expect(screen.queryByText(message('collecting'), { exact: false })).toBeNull();
    expect(screen.getByText(message('none'), { exact: false })).toBeTruthy();
    expect(within(await result()).getAllByText(message('states.unreachable'))).toHaveLength(2);
    answers['/api/crypto/whale-alert'] = CHAIN;
    await act(() => vi.advanceTimersByTimeAsync(UNREACHABLE_RENEW_MS));
    expect(await cards()).toHaveLength(1);
    expect((await result()).textContent).not.toContain(message('noNode'));
  });

  it.each([
    ['switched off', OFF],
    ['still collecting', 503],
  ])('shows no last update of what is %s', async (_, answer) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    for (const path of Object.keys(answers)) answers[path] = answer;
    const { message, result } = await openWhales(language);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    const updated = within(await result())
      .getByText(message('updated'))
      .closest('div');
    expect(updated?.textContent).toBe(message('updated') + message('notYet'));
    for (const spoken of screen.queryAllByRole('status')) expect(spoken.textContent).not.toContain(message('notYet'));
  });

  it('reports a server that stops responding later, and keeps what was received', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { message, cards } = await openWhales(language);
    expect(await cards()).toHaveLength(2);
    for (const path of Object.keys(answers)) answers[path] = 503;
    await act(() => vi.advanceTimersByTimeAsync(RENEW_MS + 1000));
    await screen.findByText(message('backendFailed'));
    expect(await cards()).toHaveLength(2);
  });

  it('says that the backend cannot be reached, and tries again', async () => {
    answers['/api/crypto/whale-alert'] = 500;
    const { message, translate, cards } = await openWhales(language);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message('backendFailed'));
    expect(await cards()).toHaveLength(1);
    answers['/api/crypto/whale-alert'] = CHAIN;
    fireEvent.click(within(alert).getByRole('button', { name: translate('common:actions.retry') }));
    await vi.waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['both sources', 'all', ['chain', 'channel']],
    ['the chosen source', 'chain', ['chain']],
    ['the chosen source', 'channel', ['channel']],
  ] as const)('claims no number where %s (%s) never answered', async (_, source, failing) => {
    const paths = { chain: '/api/crypto/whale-alert', channel: '/api/telegram-whale/transactions' };
    for (const id of failing) answers[paths[id]] = 500;
    const { message } = await openWhales(language);
    const choices = within(screen.getByRole('radiogroup', { name: message('source') }));
    fireEvent.click(choices.getByRole('radio', { name: message(`sourceChoices.${source}`) }));
    expect(await screen.findAllByRole('alert')).toHaveLength(failing.length);
    await vi.waitFor(() => expect(screen.queryByText(message('loading'))).toBeNull());
    expect(screen.queryByText(message('none'), { exact: false })).toBeNull();
    expect(screen.queryByText(message('nonePassed'), { exact: false })).toBeNull();
  });

  it.each([
    ['says to a listener that the server collects', 503, true],
    ['claims no collecting server where every call fails', 500, false],
  ])('%s', async (_, answer, isSaid) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    for (const path of Object.keys(answers)) answers[path] = answer;
    const { message, result } = await openWhales(language);
    // The region is another element once something is known.
    expect(await screen.findByText(message('updated'))).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    const spoken = within(await result())
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
    expect(spoken.includes(message('collecting'))).toBe(isSaid);
  });

  it('shows why Telegram could not be loaded', async () => {
    answers['/api/telegram-whale/transactions'] = 500;
    const { message, translate } = await openWhales(language);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message('channelFailed'));
    expect(alert.textContent).toContain(translate('errors:calls.internal'));
  });

  describe('after a failure', () => {
    async function failLater() {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const view = await openWhales(language);
      expect(await view.cards()).toHaveLength(2);
      answers['/api/crypto/whale-alert'] = 500;
      await act(() => vi.advanceTimersByTimeAsync(RENEW_MS + 1000));
      await screen.findByText(view.message('backendFailed'));
      const count = () => asked.filter((path) => path === '/api/crypto/whale-alert').length;
      const recovers = () =>
        vi.waitFor(() => expect(screen.queryByText(view.message('backendFailed'))).toBeNull(), { timeout: 5000 });
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
