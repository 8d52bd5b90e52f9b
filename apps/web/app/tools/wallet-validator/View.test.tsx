import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeDrafts } from '../../browser/draft/draftStorage.ts';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { NOTICE_MS, SETTLE_MS } from '../../parts/passing-notice/PassingNotice.tsx';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

// Actions that follow each other within a second are undone together, those of another test as well.
afterEach(formHistory.forget);

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ETH_WRONG_CASE = '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const P2WPKH = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const PRIVATE_KEY = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';

describe.each(LANGUAGES)('wallet validator in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'wallet-validator', language);
    const message = view.messagesOf('wallet-validator', 'address');
    const address = screen.getByLabelText<HTMLInputElement>(message('address'));
    const type = (value: string) => fireEvent.change(address, { target: { value } });
    const choose = (coin: string) =>
      fireEvent.change(screen.getByLabelText(message('coin')), { target: { value: coin } });
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    /** The verdict is in the row, in the sticky bar of narrow screens and in the announcement. */
    const verdict = (key: string) => screen.findAllByText(message(key));
    return { ...view, message, address, type, choose, result, verdict };
  }

  it('says nothing while untouched', async () => {
    const { address, result, message } = await open();
    expect(address.getAttribute('aria-invalid')).toBeNull();
    expect(result().textContent).toContain(message('empty'));
  });

  it('passes an Ethereum address with its checksum', async () => {
    const { type, verdict, result, message } = await open();
    type(`  ${ETH} `);
    await verdict('valid');
    expect(result().textContent).toContain(message('checksums.passed'));
    expect(result().textContent).toContain(ETH);
  });

  it('keeps the form valid but warns when the checksum fails', async () => {
    const { type, verdict, message } = await open();
    type(ETH_WRONG_CASE);
    await verdict('valid');
    expect(screen.getByText(message('hazardTitle'))).toBeTruthy();
    // In the row and in the sticky bar of narrow screens, which loads with the first result.
    await waitFor(() => {
      expect(screen.getAllByText(`${message('checksums.failed')} (EIP-55)`)).toHaveLength(2);
    });
  });

  it('says that an address with the checksum of Rootstock may be one of it', async () => {
    const { type, verdict, message } = await open();
    type('0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD');
    await verdict('valid');
    expect(screen.getByText(message('hazards.rootstock'))).toBeTruthy();
  });

  it('does not call an address of Waves, which has the format of Bitcoin, mistyped', async () => {
    const { type, verdict, message } = await open();
    type('3PDfnPknnYrg2k2HMvkNLDb3Y1tDTtEnp9X');
    await verdict('invalid');
    expect(screen.getByText(message('guesses.otherChain'))).toBeTruthy();
    expect(document.querySelector('[id$="-error"] button')).toBeNull();
    fireEvent.change(screen.getByLabelText(message('coin')), { target: { value: 'BTC' } });
    await verdict('valid');
    expect(screen.getByText(message('hazards.waves'))).toBeTruthy();
  });

  it.each([
    [`lnbc20m1${'p'.repeat(60)}`, 'lightning'],
    [`https://etherscan.io/tx/0x${'ab'.repeat(32)}`, 'transaction'],
    [`TxID: ${'ab'.repeat(32)}`, 'transaction'],
    [`https://opensea.io/assets/ethereum/${ETH}/1`, 'contract'],
    ['t1PKBrwJYSy9ZpN7wnGBcqmYwdLmeLYbtY1', 'ZEC'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh 태그 12345678', 'XRP'],
    [`vitalik.eth ${ETH}`, 'several'],
    [`${ETH},0x52908400098527886E0F7030069857D2E4169EE7`, 'several'],
    ['https://etherscan.io/address/vitalik.eth', 'ensName'],
    ['0x5aAe...eAed', 'shortened'],
    [`xpub${'a'.repeat(107)}`, 'extendedPublicKey'],
  ])('says what %s is', async (typed, guess) => {
    const { type, verdict, message } = await open();
    type(typed);
    await verdict('invalid');
    expect(screen.getByText(message(`guesses.${guess}`))).toBeTruthy();
  });

  it('leads with the checksum that fails, also in the copied text', async () => {
    const { type, verdict, result, message } = await open();
    type(ETH_WRONG_CASE);
    await verdict('valid');
    const text = result().textContent ?? '';
    expect(text.indexOf(message('hazardTitle'))).toBeLessThan(text.indexOf(message('checksums.failed')));
    expect(text.indexOf(message('checksums.failed'))).toBeLessThan(text.indexOf(message('valid')));
  });

  it.each([
    ['bc1z7k8c5u2s2z9qw9dt5y528ecra242mynan55fd5kejrcckh27exlqdyf2pl', 'BTC', 'unusedWitness'],
    [`0x${'0'.repeat(36)}dEaD`, 'ETH', 'burn'],
    ['1BitcoinEaterAddressDontSendf59kuE', 'BTC', 'burn'],
    ['0xdAC17F958D2ee523a2206206994597C13D831ec7', 'ETH', 'tokenContract'],
  ] as const)('warns of %s, whose checksum is correct', async (address, coin, hazard) => {
    const { type, choose, verdict, message, translate, result } = await open();
    if (coin === 'BTC') await choose(coin);
    type(address);
    await verdict('valid');
    expect(screen.getByText(translate(`address:hazards.${hazard}`, { token: 'USDT' }))).toBeTruthy();
    expect(result().textContent).toContain(message(`types.${hazard === 'unusedWitness' ? 'unknownWitness' : hazard}`));
    // What a screen reader announces must not sound like a good address.
    await waitFor(() => {
      const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(spoken.some((text) => text?.startsWith(message('hazardTitle')))).toBe(true);
    });
  });

  it('says that a lower-case address proves nothing, and offers the checksummed form', async () => {
    const { type, verdict, result, message } = await open();
    type(ETH.toLowerCase());
    await verdict('valid');
    expect(screen.getByText(message('absentNote'))).toBeTruthy();
    expect(result().textContent).toContain(ETH);
  });

  it('points to no checksummed form of an address that it warns of', async () => {
    const { type, verdict, message } = await open();
    type('0xdac17f958d2ee523a2206206994597c13d831ec7');
    await verdict('valid');
    expect(screen.getByText(message('hazardTitle'))).toBeTruthy();
    expect(screen.queryByText(message('absentNote'))).toBeNull();
  });

  it('names the type of a Bitcoin address', async () => {
    const { type, choose, verdict, result, message } = await open();
    choose('BTC');
    type(P2WPKH);
    await verdict('valid');
    expect(result().textContent).toContain(message('types.P2WPKH'));
  });

  it('shows what an address of the other coin seems to be', async () => {
    const { type, choose, verdict, message } = await open();
    choose('BTC');
    type(ETH);
    await verdict('invalid');
    expect(screen.getByText(message('guesses.ETH'))).toBeTruthy();
  });

  it('does not tell to choose the coin that is chosen', async () => {
    const { type, choose, verdict, message } = await open();
    type(P2WPKH.toUpperCase());
    await verdict('invalid');
    expect(screen.getByText(message('guesses.BTC'))).toBeTruthy();
    choose('BTC');
    await verdict('invalid');
    expect(screen.queryByText(message('guesses.BTC'))).toBeNull();
  });

  it('warns of a private key', async () => {
    const { type, choose, verdict, message } = await open();
    choose('BTC');
    type(PRIVATE_KEY);
    await verdict('invalid');
    expect(screen.getByText(message('guesses.privateKey'))).toBeTruthy();
  });

  it('warns of the words of a wallet, and stores neither them nor a key', async () => {
    const { type, message } = await open();
    const stored = () => {
      writeDrafts();
      return sessionStorage.getItem('draft.wallet-validator.address');
    };
    type(ETH);
    expect(stored()).not.toBeNull();
    for (const [secret, guess] of [
      [`${'abandon '.repeat(11)}about`, 'seedPhrase'],
      [PRIVATE_KEY, 'privateKey'],
      [`seed phrase ${'legal winner '.repeat(6)}`, 'seedPhrase'],
      [`nsec1${'q'.repeat(58)}`, 'privateKey'],
      [`suiprivkey1${'q'.repeat(65)}`, 'privateKey'],
      [`"${'4c'.repeat(32)}"`, 'hashOrKey'],
      [`내 지갑 ${'4c'.repeat(32)}`, 'hashOrKey'],
    ] as const) {
      type(ETH);
      await waitFor(() => expect(stored()).toContain(ETH));
      type(secret);
      const warning = await screen.findByText(message(`guesses.${guess}`));
      expect(warning.closest('[class*=banner]')?.matches('[class*=api]')).toBe(true);
      await waitFor(() => expect(stored()).toBeNull());
    }
    type(ETH);
    await waitFor(() => expect(stored()).toContain(ETH));
  });

  it.each([
    ['ETH', 'abc', 'address.badEth'],
    ['BTC', 'abc', 'address.badBtc'],
    ['BTC', P2WPKH.toUpperCase(), 'address.upperCaseBech32'],
    ['ETH', 'x'.repeat(101), 'address.tooLong'],
    ['ETH', '   ', 'address.blank'],
  ])('refuses a wrong %s address beside the field', async (coin, text, code) => {
    const { type, choose, address, translate } = await open();
    choose(coin);
    type(text);
    const facts = { digits: 40, lower: P2WPKH, max: 100, length: 101 };
    expect((await screen.findAllByText(translate(`errors:failures.${code}`, facts))).length).toBeGreaterThan(0);
    expect(address.getAttribute('aria-invalid')).toBe('true');
    expect(address.value).toBe(text);
  });

  it.each([
    ['ETH', `ethereum:${ETH}@1?value=1e18`, ETH],
    ['ETH', `https://etherscan.io/address/${ETH}`, ETH],
    ['ETH', ETH.replace('9b', '9 b'), ETH],
    ['ETH', ETH.slice(2), ETH],
    ['ETH', ETH.replace('0x', '０ｘ'), ETH],
    ['BTC', `bitcoin:${P2WPKH}?amount=0.1`, P2WPKH],
    ['BTC', P2WPKH.toUpperCase(), P2WPKH],
    ['BTC', P2WPKH.replace('b', 'B'), P2WPKH],
    ['BTC', P2WPKH.replace('1', 'l'), P2WPKH],
  ])('offers the address in a rejected text: %s, %s', async (coin, typed, meant) => {
    const { type, choose, address, verdict, translate } = await open();
    choose(coin === 'ETH' ? 'BTC' : 'ETH');
    type(typed);
    fireEvent.click(
      await screen.findByRole('button', { name: translate('common:actions.useValue', { value: meant }) }),
    );
    expect(address.value).toBe(meant);
    expect(document.activeElement).toBe(address);
    await verdict('valid');
    expect(address.getAttribute('aria-invalid')).toBeNull();
  });

  it('offers the other coin for an address of it, and can undo that', async () => {
    const { type, address, verdict, translate, message } = await open();
    type(P2WPKH);
    const value = message('coins.BTC');
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    const coin = screen.getByLabelText<HTMLSelectElement>(message('coin'));
    expect([coin.value, address.value]).toEqual(['BTC', P2WPKH]);
    await verdict('valid');
    act(formHistory.undo);
    expect([coin.value, address.value]).toEqual(['ETH', P2WPKH]);
  });

  it.each([
    `받는 주소 0x${'0'.repeat(36)}dEaD`,
    `${ETH} ${ETH_WRONG_CASE}`,
    `ethereum:${ETH_WRONG_CASE}`,
    PRIVATE_KEY,
    P2WPKH.replace('b', 'B').replace('w5', 'w6'),
    'abc',
  ])('offers nothing for %s', async (typed) => {
    const { type, verdict } = await open();
    type(typed);
    await verdict('invalid');
    await act(() => vi.dynamicImportSettled());
    expect(document.querySelector('[id$="-error"] button')).toBeNull();
  });

  it.each([
    [ETH.slice(0, -1), 'address.ethLength', { digits: 40, found: 39 }],
    [ETH.replace('9b', '9O'), 'address.badCharacter', { position: 19, character: 'O', code: 'U+004F' }],
    [ETH.replace('9b', '9 b'), 'address.spaceInside', {}],
    [ETH.replace('0x', '０ｘ'), 'address.fullWidth', {}],
  ])('names what is wrong with %s', async (typed, code, facts) => {
    const { type, translate } = await open();
    type(typed);
    expect((await screen.findAllByText(translate(`errors:failures.${code}`, facts))).length).toBeGreaterThan(0);
  });

  it.each([
    ['bitcoincash:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2?amount=1', 'BCH'],
    ['https://blockchair.com/bitcoin-cash/address/1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'BCH'],
    ['litecoin:3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy?amount=2', 'LTC'],
    ['bitcoin-sv:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'BSV'],
  ] as const)('says which coin a link is for, and offers it to no other: %s', async (typed, coin) => {
    const { type, choose, verdict, message } = await open();
    choose('BTC');
    type(typed);
    await verdict('invalid');
    expect(screen.getByText(message(`guesses.${coin}`))).toBeTruthy();
    await act(() => vi.dynamicImportSettled());
    expect(document.querySelector('[id$="-error"] button')).toBeNull();
  });

  it('shows the banner once the typing pauses, and for 5 s, while the field keeps its error', async () => {
    const early = await open();
    const close = () => screen.queryByRole('button', { name: early.translate('common:actions.close') });
    // The code of the banner loads when the page is idle.
    early.type('abc');
    await waitFor(() => expect(close()).not.toBeNull());
    early.unmount();

    const { type, address, translate } = await open();
    const badEth = translate('errors:failures.address.badEth', { digits: 40 });
    vi.useFakeTimers();
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    type('abc');
    pass(SETTLE_MS - 1);
    expect(close()).toBeNull();
    pass(1);
    const banner = close();
    expect(screen.getAllByText(badEth, { ignore: '[role=status]' })).toHaveLength(2);
    // The same error in another text leaves it unchanged.
    type('abcd');
    expect(close()).toBe(banner);
    pass(NOTICE_MS - 1);
    expect(close()).toBe(banner);
    pass(1);
    expect(close()).toBeNull();
    expect(close()).toBeNull();
    expect(address.getAttribute('aria-invalid')).toBe('true');
  });

  it('says once what is wrong, after a pause, and never as an alert', async () => {
    const { address, translate } = await open();
    vi.useFakeTimers();
    const announced: string[] = [];
    const badEth = translate('errors:failures.address.badEth', { digits: 40 });
    const listen = () => {
      const now = screen.queryAllByRole('status').map((region) => region.textContent ?? '');
      announced.push(...now.filter((text) => text.includes(badEth)));
      return now;
    };
    for (const [index] of [...ETH.slice(0, 20)].entries()) {
      fireEvent.input(address, { target: { value: ETH.slice(0, index + 1) } });
      await act(() => vi.advanceTimersByTimeAsync(100));
      expect(screen.queryByRole('alert')).toBeNull();
      listen();
    }
    expect(announced).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    listen();
    expect(announced).toEqual([badEth]);
  });

  it('goes back to the start on Reset', async () => {
    const { type, choose, address, translate, message } = await open();
    choose('BTC');
    type('abc');
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(address.value).toBe('');
    expect(address.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>(message('coin')).value).toBe('ETH');
  });
});
