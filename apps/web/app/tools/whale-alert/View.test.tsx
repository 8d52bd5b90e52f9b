import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { announced } from '../../testing/announced.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import {
  answers,
  asked,
  CHAIN,
  FROM,
  HASH,
  LIST,
  movement,
  openWhales,
  serveWhales,
  transfer,
} from './testing/whalePage.tsx';

serveWhales();

describe.each(LANGUAGES)('whale alert in %s', (language) => {
  it('shows both sources as cards, newest first, with all that is known', async () => {
    const { cards, message } = await openWhales(language);
    const [first, second] = await cards();
    expect(first?.textContent).toContain('25,000,000 USDT');
    expect(first?.textContent).toContain('$25,000,000');
    expect(first?.textContent).toContain(message('riskOf', { risk: message('risks.medium') }));
    expect(first?.textContent).toContain(message('flows.inflow'));
    expect(first?.textContent).toContain(message('sourceBadges.chain'));
    expect(first?.textContent).toContain('Binance');
    // A name, which is the same in a translated page.
    expect(first?.querySelector('strong')?.getAttribute('translate')).toBe('no');
    expect(first?.textContent).toContain(language === 'ko' ? '오후 2:05:09' : '11/20/2026, 2:05:09');
    expect(first?.textContent).toContain('UTC');
    expect(second?.textContent).toContain(message('riskOf', { risk: message('risks.extreme') }));
    expect(second?.textContent).toContain(message('ends.mint'));
    expect(second?.textContent).toContain(message('sourceBadges.channel'));
    expect(asked.sort()).toEqual([
      '/api/crypto/whale-alert',
      '/api/telegram-whale/statistics',
      '/api/telegram-whale/transactions?limit=50',
    ]);
  });

  it('never says between two frames that there is nothing, while the sources come one after the other', async () => {
    let answer: (list: Response) => void = () => undefined;
    answers['/api/telegram-whale/transactions'] = () => new Promise<Response>((resolve) => (answer = resolve));
    const shown: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) shown.push(node.textContent ?? '');
    });
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    const { cards, message } = await openWhales(language);
    await waitFor(() => expect(asked.some((path) => path.includes('/transactions'))).toBe(true), { timeout: 10_000 });
    await act(async () => answer(Response.json(LIST)));
    // The first source is shown alone if the machine is slow.
    await waitFor(async () => expect(await cards()).toHaveLength(2), { timeout: 10_000 });
    watch.disconnect();
    for (const key of ['none', 'nonePassed', 'collecting']) expect(shown.join(' ')).not.toContain(message(key));
  });

  it('says once what an empty filter does', async () => {
    const { message } = await openWhales(language);
    const hint = message('filterHint');
    const token = screen.getByLabelText(message('token'));
    const described = token.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(hint);
    const ends = hint.split(/[.] ?/u).map((sentence) => sentence.split(' ').slice(-2).join(' '));
    expect(ends).toEqual([...new Set(ends)]);
  });

  it('says why the totals to and from exchanges may exceed the total', async () => {
    const { message } = await openWhales(language);
    const note = await screen.findByText(message('statistics.both'));
    const figures = note.parentElement?.textContent ?? '';
    for (const name of ['volume', 'inflow', 'outflow']) expect(figures).toContain(message(`statistics.${name}`));
  });

  it('leads to the explorer of the chain and to the source', async () => {
    const { cards, unfold } = await openWhales(language);
    const hrefs = (await cards()).map((card) =>
      within(unfold(card))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(hrefs).toEqual([
      [`https://etherscan.io/tx/${HASH}`],
      [`https://tronscan.org/#/transaction/${'cd'.repeat(32)}`, 'https://t.me/whale_alert_io/7'],
    ]);
  });

  it('copies the hash without opening anything, and addresses, whole', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { cards, message, unfold } = await openWhales(language);
    const [first] = await cards();
    if (first === undefined) throw new Error('no card');
    // The amount tells the buttons of the cards apart.
    const amount = within(first).getByRole('heading').textContent;
    const copyButton = (what: string) =>
      within(first).getAllByRole('button', { name: `${message(`copy.${what}`)} ${amount}` })[0];
    const copy = (what: string) => act(async () => void fireEvent.click(copyButton(what) as HTMLElement));
    await copy('hash');
    unfold(first);
    await copy('from');
    expect(writeText.mock.calls).toEqual([[HASH], [FROM]]);
  });

  it('marks a value that is computed with a fixed price, and says why', async () => {
    answers['/api/crypto/whale-alert'] = { ...CHAIN, transactions: [{ ...transfer, estimated: true }] };
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { cards, message, translate, unfold, result } = await openWhales(language);
    const [first, second] = await cards();
    if (first === undefined) throw new Error('no card');
    const marked = message('estimated', { value: '$25,000,000' });
    expect(within(first).getByText(marked)).toBeTruthy();
    expect(within(unfold(first)).getByText(message('estimatedNote'))).toBeTruthy();
    expect(second?.textContent).toContain('$250,000,000');
    expect(second?.textContent).not.toContain(message('estimated', { value: '$250,000,000' }));
    const copy = within(await result()).getByRole('button', { name: translate('common:actions.copy') });
    await act(async () => void fireEvent.click(copy));
    expect(writeText.mock.calls[0]?.[0]).toContain(`| ${marked} |`);
  });

  it('copies that the movements are made up', async () => {
    answers['/api/crypto/whale-alert'] = { ...CHAIN, simulated: true };
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { cards, message, translate, result } = await openWhales(language);
    await cards();
    const copy = within(await result()).getByRole('button', { name: translate('common:actions.copy') });
    await act(async () => void fireEvent.click(copy));
    expect(writeText.mock.calls[0]?.[0].split('\n')[0]).toBe(message('simulated'));
  });

  it('opens and closes the details', async () => {
    const { cards, translate } = await openWhales(language);
    const [first] = await cards();
    if (first === undefined) throw new Error('no card');
    // Every card has such a button, so its name contains the movement.
    const amount = within(first).getByRole('heading').textContent;
    const toggle = within(first).getByRole('button', { name: `${translate('common:actions.showDetails')} ${amount}` });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.dataset['open']).toBe('true');
  });

  it('filters by token, value, flow and source, and forgets that on Reset', async () => {
    const { cards, message, translate } = await openWhales(language);
    expect(await cards()).toHaveLength(2);
    const count = () => screen.queryAllByRole('article').length;
    fireEvent.change(screen.getByLabelText(message('token')), { target: { value: 'usdc' } });
    expect(count()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: message('flows.inflow') }));
    expect(count()).toBe(0);
    expect(screen.getByText(message('nonePassed'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(count()).toBe(2);
    fireEvent.click(screen.getByRole('radio', { name: message('sourceChoices.chain') }));
    expect(count()).toBe(1);
  });

  it('announces how many pass a filter, also if as many passed the one before', async () => {
    const { cards, message, translate } = await openWhales(language);
    expect(await cards()).toHaveLength(2);
    const said = async () => (await announced()).join();
    const before = await said();
    for (const source of ['chain', 'channel']) {
      fireEvent.click(screen.getByRole('radio', { name: message(`sourceChoices.${source}`) }));
      expect(screen.getAllByRole('article')).toHaveLength(1);
      expect(await said()).toMatch(new RegExp(`, ${message(`sourceChoices.${source}`)}$`, 'u'));
    }
    fireEvent.change(screen.getByLabelText(message('token')), { target: { value: ' zzz ' } });
    fireEvent.click(screen.getByRole('button', { name: message('flows.inflow') }));
    const chosen = ['zzz', message('flows.inflow'), message('sourceChoices.channel')].join(', ');
    expect(await said()).toContain(`, ${chosen}`);
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(await said()).toBe(before);
  });

  it.each(['ＵＳＤＣ', '\u200busdc', '$USDC', 'usd coin', 'ㅕㄴㅇㅊ', 'USDC, BTC'])(
    'finds a token by %j',
    async (token) => {
      const { cards, message } = await openWhales(language);
      expect(await cards()).toHaveLength(2);
      fireEvent.change(screen.getByLabelText(message('token')), { target: { value: token } });
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
      expect(screen.getByRole('article').textContent).toContain('USDC');
    },
  );

  it('offers the tokens that a search without a match may mean', async () => {
    const { cards, message, translate } = await openWhales(language);
    await cards();
    const field = screen.getByLabelText<HTMLInputElement>(message('token'));
    const offers = () => {
      const [before = '', after = ''] = translate('common:actions.useValue', { value: '|' }).split('|');
      const names = screen.queryAllByRole('button').map(({ textContent }) => textContent ?? '');
      const offered = names.filter((name) => name.startsWith(before) && name.endsWith(after));
      return offered.map((name) => name.slice(before.length, name.length - after.length));
    };
    fireEvent.change(field, { target: { value: 'UDSC' } });
    await waitFor(() => expect(offers()).toEqual(['USDC']));
    fireEvent.change(field, { target: { value: 'zzz' } });
    await waitFor(() => expect(offers()).toEqual(['USDT', 'USDC']));
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value: 'USDC' }) }));
    expect(field.value).toBe('USDC');
    expect(document.activeElement).toBe(field);
    expect(await cards()).toHaveLength(1);
    // The other filters exclude it, not the token.
    fireEvent.click(screen.getByRole('button', { name: message('flows.inflow') }));
    await screen.findByText(message('nonePassed'));
    expect(offers()).toEqual([]);
  });

  it('announces the offered tokens with the count', async () => {
    const { cards, message, translate } = await openWhales(language);
    await cards();
    fireEvent.change(screen.getByLabelText(message('token')), { target: { value: 'zzz' } });
    const offers = ['USDT', 'USDC'].map((value) => translate('common:actions.useValue', { value }));
    expect((await announced()).join()).toContain(['zzz', ...offers].join(', '));
    // Not again with figures that are renewed.
    answers['/api/crypto/whale-alert'] = { ...CHAIN, last_scan_time: '2026-11-24T00:10:00Z' };
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.refresh') }));
    await waitFor(async () => expect((await announced()).join()).not.toContain(offers[0]));
  });

  it('counts what is on the screen, of how many', async () => {
    const data = Array.from({ length: 45 }, (_, place) => ({ ...movement, id: `m/${place}`, tx_hash: `${place}` }));
    answers['/api/telegram-whale/transactions'] = { ...LIST, data };
    const { cards, message, translate } = await openWhales(language);
    expect(await cards()).toHaveLength(20);
    expect(screen.getByText(message('shown', { count: 20, total: 46 }))).toBeTruthy();
    const more = () => screen.getByRole('button', { name: translate('common:actions.more') });
    fireEvent.click(more());
    expect(screen.getByText(message('shown', { count: 40, total: 46 }))).toBeTruthy();
    fireEvent.click(more());
    expect(await cards()).toHaveLength(46);
    expect(screen.getByText(message('count', { count: 46 }))).toBeTruthy();
    // The button is gone, so the focus is on the first of those that it added.
    expect(document.activeElement?.querySelector('article')).toBe((await cards())[40]);
  });
});
