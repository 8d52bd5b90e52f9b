import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { writeDrafts } from '../../browser/draft/draftStorage.ts';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { announced } from '../../testing/announced.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ETH_WRONG_CASE = '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const PRIVATE_KEY = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';

/** From BIP 350, of version 2. */
const UNUSED_WITNESS = 'bc1z7k8c5u2s2z9qw9dt5y528ecra242mynan55fd5kejrcckh27exlqdyf2pl';

describe.each(LANGUAGES)('address QR in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'address-qr', language);
    const message = (key: string, values?: Readonly<Record<string, number | string>>) =>
      view.translate(`address-qr:${key}`, values);
    const wallet = view.messagesOf('address');
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(message(name));
    const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
    const choose = async (kind: string) => {
      fireEvent.click(screen.getByLabelText(message(`kinds.${kind}`)));
      await screen.findByLabelText(message('amount'));
    };
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const copy = () =>
      within(result()).getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.copy') });
    const image = () => screen.findByAltText<HTMLImageElement>(message('alt'));
    return { ...view, message, wallet, field, type, choose, result, copy, image };
  }

  it('waits for something to say', async () => {
    const { type, result, copy, message } = await open();
    expect(result().textContent).toContain(message('empty'));
    type('address', '   ');
    expect(result().textContent).toContain(message('empty'));
    expect(copy().disabled).toBe(true);
  });

  it('draws the trimmed address while it is typed, 200 by 200', async () => {
    const { type, image, result, copy, message, wallet } = await open();
    type('address', `  ${ETH} `);
    const drawn = await image();
    expect([drawn.getAttribute('width'), drawn.getAttribute('height')]).toEqual(['200', '200']);
    expect(within(result()).getByText(ETH)).toBeTruthy();
    expect(result().textContent).toContain(wallet('checksums.passed'));
    expect(copy().disabled).toBe(false);
    expect(screen.getByText(message('download'))).toBeTruthy();
  });

  it('announces what it encodes, and once more when that changes', async () => {
    const { choose, type, image, message } = await open();
    const says = async (...parts: readonly string[]) =>
      expect(await announced()).toContain(`${message('alt')}: ${parts.join(', ')}`);
    type('address', ` ${ETH}`);
    await image();
    await says(message('kinds.plain'), '0x5aAe…eAed');
    await choose('ethereum');
    await says(message('kinds.ethereum'), '0x5aAe…eAed');
    type('amount', '0.5');
    await says(message('kinds.ethereum'), '0x5aAe…eAed', '0.5 ETH');
    type('address', BTC);
    await choose('bitcoin');
    type('message', 'tea');
    await says(message('kinds.bitcoin'), 'bc1qw5…f3t4', '0.5 BTC', 'tea');
  });

  it('keeps what was chosen and typed while the browser asked whether it may paste', async () => {
    const copied = Promise.withResolvers<string>();
    vi.stubGlobal('navigator', { ...navigator, clipboard: { readText: () => copied.promise } });
    const { choose, type, field, translate } = await open();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.paste') }));
    await choose('ethereum');
    type('amount', '2');
    await act(async () => copied.resolve(ETH));
    expect([field('address').value, field('amount').value]).toEqual([ETH, '2']);
  });

  it.each([
    ['ethereum', `ethereum:${ETH}?value=1`, ETH],
    ['ethereum', `0x ${ETH.slice(2)}`, ETH],
    ['bitcoin', `bitcoin:${BTC}`, BTC],
  ])('offers the address in a rejected text: %s, %s', async (kind, typed, meant) => {
    const { choose, type, field, image, translate } = await open();
    await choose(kind);
    type('address', typed);
    fireEvent.click(
      await screen.findByRole('button', { name: translate('common:actions.useValue', { value: meant }) }),
    );
    expect(field('address').value).toBe(meant);
    expect(await image()).toBeTruthy();
  });

  it('fills in what a payment link says, and names what it leaves out', async () => {
    const { choose, type, field, image, message, translate } = await open();
    const use = (value: string) =>
      screen.findByRole('button', { name: translate('common:actions.useValue', { value }) });
    await choose('bitcoin');
    type('amount', '0.5');
    type('address', `bitcoin:${BTC}?amount=0.1&label=Shop%20A&lightning=lnbc1`);
    const button = await use(BTC);
    const leftOut = message('linkLeftOut', { names: 'lightning' });
    expect(screen.getByText(leftOut, { ignore: '[role=status]' })).toBeTruthy();
    fireEvent.click(button);
    expect(['address', 'amount', 'label'].map((name) => field(name).value)).toEqual([BTC, '0.1', 'Shop A']);
    expect(await image()).toBeTruthy();
    expect(screen.queryByText(leftOut, { ignore: '[role=status]' })).toBeNull();
    // What was typed within a second before the offer is undone with it.
    act(formHistory.undo);
    expect(field('amount').value).not.toBe('0.1');
    act(formHistory.redo);

    type('amount', '');
    fireEvent.click(screen.getByLabelText(message('kinds.ethereum')));
    type('address', `ethereum:${ETH}@137?value=1e18`);
    const other = await use(ETH);
    expect(screen.getByText(message('linkChain', { chain: 137 }), { ignore: '[role=status]' })).toBeTruthy();
    fireEvent.click(other);
    expect(field('amount').value).toBe('');
    type('address', `ethereum:${ETH}@1?value=1500000000000000000`);
    fireEvent.click(await use(ETH));
    expect(field('amount').value).toBe('1.5');
  });

  it.each([
    ['ethereum', `https://metamask.app.link/send/${ETH}@137?value=2.5e18`, 'linkChain', { chain: 137 }],
    ['ethereum', `ethereum:${ETH}@0x89?value=2.5e18`, 'linkChain', { chain: 137 }],
    [
      'ethereum',
      `https://link.trustwallet.com/send?asset=c60&address=${ETH}&amount=1`,
      'linkLeftOut',
      { names: 'amount' },
    ],
    ['bitcoin', `bitcoin:${BTC}?amount=0.5 로 보내 주세요`, 'linkLeftOut', { names: 'amount' }],
  ])('says in %s what it does not take from %s', async (kind, typed, key, facts) => {
    const { choose, type, field, message, translate } = await open();
    await choose(kind);
    type('address', typed);
    const value = kind === 'bitcoin' ? BTC : ETH;
    const use = await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) });
    expect(screen.getByText(message(key, facts), { ignore: '[role=status]' })).toBeTruthy();
    fireEvent.click(use);
    expect([field('address').value, field('amount').value]).toEqual([value, '']);
  });

  it.each([
    [`bitcoin://${BTC}?amount=0.5`, BTC],
    [`"bitcoin:${BTC}?amount=0.5"`, BTC],
    [`결제 링크 bitcoin:${BTC}&amount=0.5`, BTC],
    [`ethereum:${ETH}@0x1?value=5e17`, ETH],
  ])('takes the amount from %s', async (typed, value) => {
    const { choose, type, field, translate } = await open();
    await choose(value === BTC ? 'bitcoin' : 'ethereum');
    type('address', typed);
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect([field('address').value, field('amount').value]).toEqual([value, '0.5']);
  });

  it.each([
    ['bitcoin', BTC, '1000 sats', '0.00001'],
    ['bitcoin', BTC, '1만 사토시', '0.0001'],
    ['ethereum', ETH, '2 finney', '0.002'],
  ])('offers an amount in another unit: %s', async (kind, address, typed, value) => {
    const { choose, type, field, translate } = await open();
    await choose(kind);
    type('address', address);
    type('amount', typed);
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(field('amount').value).toBe(value);
  });

  it('offers the other kind of code for an address of the other coin, and nothing for a failed checksum', async () => {
    const { choose, type, message, translate, image } = await open();
    await choose('ethereum');
    type('address', ETH_WRONG_CASE);
    await image();
    expect(document.querySelector('[id$="-error"] button')).toBeNull();
    type('address', BTC);
    const value = message('kinds.bitcoin');
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(screen.getByLabelText<HTMLInputElement>(message('kinds.bitcoin')).checked).toBe(true);
    expect(await image()).toBeTruthy();
  });

  it('warns of an address that fails its checksum', async () => {
    const { type, image, wallet, translate } = await open();
    type('address', ETH_WRONG_CASE);
    await image();
    const shown = () => screen.queryByText(wallet('hazardTitle'), { ignore: '[role=status]' });
    expect(shown()).toBeTruthy();
    // A message that changes while typing must not interrupt a screen reader.
    expect(screen.queryByRole('alert')).toBeNull();
    type('address', `${BTC.slice(0, -1)}q`);
    expect(shown()).toBeTruthy();
    type('address', BTC);
    expect(shown()).toBeNull();
    type('address', UNUSED_WITNESS);
    expect(shown()).toBeTruthy();
    expect(screen.getByText(wallet('hazards.unusedWitness'), { ignore: '[role=status]' })).toBeTruthy();
    type('address', '0xdAC17F958D2ee523a2206206994597C13D831ec7');
    const contract = translate('address:hazards.tokenContract', { token: 'USDT' });
    expect(screen.getByText(contract, { ignore: '[role=status]' })).toBeTruthy();
  });

  it.each([
    [`${ETH} ${BTC}`, 'several'],
    ['USDT TRC20: TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TRX'],
    ['rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh\n데스티네이션 태그: 391723311', 'XRP'],
  ])('says that %j is encoded as typed', async (typed, guess) => {
    const { type, image, message, wallet } = await open();
    type('address', typed);
    await image();
    expect(screen.getByText(`${wallet(`guesses.${guess}`)} ${message('asTyped')}`)).toBeTruthy();
  });

  it.each([
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t\u200b', 'spaceInside'],
    ['Ｔ7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6tR', 'fullWidth'],
  ])('says what a wallet would not read in %j', async (typed, code) => {
    const { type, image, message, wallet, translate } = await open();
    type('address', typed);
    await image();
    const sentences = [wallet('guesses.TRX'), translate(`errors:failures.address.${code}`), message('asTyped')];
    expect(screen.getByText(sentences.join(' '))).toBeTruthy();
  });

  it('says what no checksum can show, and what is no address', async () => {
    const { type, image, message, wallet } = await open();
    type('address', ETH.toLowerCase());
    await image();
    expect(screen.getByText(message('absent'))).toBeTruthy();
    type('address', 'hello');
    expect(screen.getByText(message('notAddress'))).toBeTruthy();
    type('address', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
    expect(screen.getByText(`${wallet('guesses.testnetBTC')} ${message('asTyped')}`)).toBeTruthy();
    type('address', PRIVATE_KEY);
    expect(screen.getByText(wallet('guesses.privateKey'), { ignore: '[role=status]' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['bitcoin', PRIVATE_KEY, 'privateKey'],
    ['ethereum', `${'abandon '.repeat(11)}about`, 'seedPhrase'],
    ['ethereum', '4c'.repeat(32), 'hashOrKey'],
    ['bitcoin', 'litecoin:3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy?amount=2', 'LTC'],
  ])('warns of what is no recipient of a payment in %s: %s', async (kind, typed, guess) => {
    const { choose, type, wallet } = await open();
    await choose(kind);
    type('address', typed);
    expect(await screen.findByText(wallet(`guesses.${guess}`), { ignore: '[role=status]' })).toBeTruthy();
    type('address', kind === 'bitcoin' ? BTC : ETH);
    expect(screen.queryByText(wallet(`guesses.${guess}`), { ignore: '[role=status]' })).toBeNull();
  });

  it.each([
    [ETH.replace('9b', '9\u200bb'), 'spaceInside', ETH],
    [ETH.replace('9b', '9 b'), 'spaceInside', ETH],
    [ETH.replace('0x', '０ｘ'), 'fullWidth', ETH],
    [BTC.replace('w5', 'w 5'), 'spaceInside', BTC],
  ])('offers the address without what a wallet would not read: %j', async (typed, code, clean) => {
    const { type, field, image, result, translate } = await open();
    type('address', typed);
    await image();
    expect(within(result()).getByText(translate(`errors:failures.address.${code}`))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value: clean }) }));
    expect(field('address').value).toBe(clean);
    expect(document.activeElement).toBe(field('address'));
  });

  it.each([`내 주소 ${ETH}`, `My address: ${ETH}`, `https://etherscan.io/address/${ETH}`])(
    'offers the address in a text that is none: %s',
    async (typed) => {
      const { type, field, image, result, message, translate } = await open();
      type('address', typed);
      await image();
      expect(within(result()).getByText(typed)).toBeTruthy();
      expect(screen.getByText(message('notAddress'))).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value: ETH }) }));
      expect(field('address').value).toBe(ETH);
      expect(screen.queryByText(message('notAddress'))).toBeNull();
    },
  );

  it.each([
    [`bitcoin:${BTC}?amount=0.1`, 'checksums.passed'],
    [`BITCOIN:${BTC.toUpperCase()}?amount=0.1`, 'checksums.passed'],
    [`BITCOIN:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2`, 'checksums.passed'],
    [`ethereum:pay-${ETH}@1?value=1e18`, 'coins.ETH'],
    [`ethereum:${ETH}@137`, 'checksums.passed'],
    [`bitcoin:${BTC.slice(0, -1)}q?amount=0.1`, 'hazards.badChecksum'],
    ['ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7', 'hazards.tokenContract'],
  ])('checks the address of the payment link %s', async (typed, shown) => {
    const { type, image, result, message, translate } = await open();
    type('address', typed);
    await image();
    expect(within(result()).getByText(typed)).toBeTruthy();
    expect(result().textContent).toContain(translate(`address:${shown}`, { token: 'USDT' }));
    expect(screen.queryByText(message('notAddress'))).toBeNull();
  });

  it.each([
    ...[`Bitcoin: ${BTC}`, `Bitcoin: ${BTC} 로 보내 주세요`, `bitcoin:내 지갑 ${BTC}`, `bitcoin:${BTC}&amount=0.5`],
    ...[`bitcoin:Bc1Q${BTC.slice(4)}`, `bitcoin:${BTC} 로 보내 주세요`, `bitcoin:${BTC}?amount=0.5 로 보내 주세요`],
    ...[`bitcoin://${BTC}`, `bitcoin:(${BTC})`, `"bitcoin:${BTC}"`],
  ])('does not call %s a link of bitcoin, and offers the address in it', async (typed) => {
    const { type, image, result, message, wallet, translate } = await open();
    type('address', typed);
    await image();
    expect(screen.getByText(message('notAddress'))).toBeTruthy();
    expect(result().textContent).not.toContain(wallet('checksums.passed'));
    expect(screen.getByRole('button', { name: translate('common:actions.useValue', { value: BTC }) })).toBeTruthy();
  });

  it.each([`Ethereum: ${ETH}`, `Ethereum:${ETH}`, `ethereum:${ETH} 감사합니다`, `ethereum:${ETH}@0x89?value=1e18`])(
    'does not call %s a link of Ethereum, and offers the address in it',
    async (typed) => {
      const { type, image, result, message, wallet, translate } = await open();
      type('address', typed);
      await image();
      expect(screen.getByText(message('notAddress'))).toBeTruthy();
      expect(result().textContent).not.toContain(wallet('checksums.passed'));
      expect(screen.getByRole('button', { name: translate('common:actions.useValue', { value: ETH }) })).toBeTruthy();
    },
  );

  it('names the chain of a link that is not for Ethereum mainnet, and no coin', async () => {
    const { type, image, result, message, wallet } = await open();
    type('address', `ethereum:${ETH}@137?value=1e18`);
    await image();
    expect(screen.getByText(message('plainChain', { chain: 137 }))).toBeTruthy();
    expect(result().textContent).not.toContain(wallet('coins.ETH'));
    type('address', `ethereum:${ETH}@1?value=1e18`);
    expect(result().textContent).toContain(wallet('coins.ETH'));
    expect(screen.queryByText(message('plainChain', { chain: 137 }))).toBeNull();
  });

  it('encodes an address of Waves as typed, and warns of it in a payment of bitcoin', async () => {
    const { type, choose, image, message, wallet } = await open();
    type('address', '3PDfnPknnYrg2k2HMvkNLDb3Y1tDTtEnp9X');
    await image();
    expect(screen.getByText(`${wallet('guesses.otherChain')} ${message('asTyped')}`)).toBeTruthy();
    await choose('bitcoin');
    expect(await screen.findByText(wallet('hazards.waves'), { ignore: '[role=status]' })).toBeTruthy();
  });

  it('takes no link of one coin for an address of another', async () => {
    const { type, image, message } = await open();
    type('address', `bitcoin:${ETH}`);
    await image();
    expect(screen.getByText(message('notAddress'))).toBeTruthy();
  });

  it('stores no secret, in whichever field it is typed', async () => {
    const { choose, type } = await open();
    const stored = () => {
      writeDrafts();
      return sessionStorage.getItem('draft.address-qr.form');
    };
    await choose('bitcoin');
    type('address', BTC);
    await waitFor(() => expect(stored()).toContain(BTC));
    for (const name of ['address', 'label', 'message']) {
      type(name, PRIVATE_KEY);
      await waitFor(() => expect(stored()).toBeNull());
      type(name, name === 'address' ? BTC : '');
      await waitFor(() => expect(stored()).toContain(BTC));
    }
  });

  it('knows a bitcoin address in capitals, as QR codes carry it', async () => {
    const { type, image, message, wallet, result } = await open();
    type('address', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4');
    await image();
    expect(screen.queryByText(message('notAddress'))).toBeNull();
    expect(result().textContent).toContain(wallet('checksums.passed'));
  });

  it('makes a link that asks for ether', async () => {
    const { type, choose, result, image } = await open();
    type('address', ETH);
    await choose('ethereum');
    await image();
    expect(within(result()).getByText(`ethereum:${ETH}@1`)).toBeTruthy();
    type('amount', '1.5');
    expect(within(result()).getByText(`ethereum:${ETH}@1?value=1500000000000000000`)).toBeTruthy();
  });

  it('makes a link that asks for bitcoin, for whom and what for', async () => {
    const { type, choose, result, image } = await open();
    type('address', BTC);
    await choose('bitcoin');
    await image();
    type('amount', '0.00100');
    type('label', 'A & B');
    type('message', 'x');
    expect(within(result()).getByText(`bitcoin:${BTC}?amount=0.001&label=A%20%26%20B&message=x`)).toBeTruthy();
  });

  it('refuses the address of another coin and a wrong amount beside their fields', async () => {
    const { type, choose, field, result, message, translate } = await open();
    type('address', BTC);
    await choose('ethereum');
    expect(await screen.findByText(translate('errors:failures.address.badEth', { digits: 40 }))).toBeTruthy();
    expect(result().textContent).toContain(message('empty'));
    fireEvent.click(screen.getByLabelText(message('kinds.bitcoin')));
    expect(field('address').getAttribute('aria-invalid')).toBeNull();
    type('amount', '0.000000001');
    expect(field('amount').getAttribute('aria-invalid')).toBe('true');
    expect(field('amount').value).toBe('0.000000001');
    expect(result().textContent).toContain(message('empty'));
  });

  it('says when it is too much for a code, and when for one of this size', async () => {
    const { type, image, message, translate, result } = await open();
    type('address', 'a'.repeat(2331));
    await image();
    expect(screen.getByText(message('tooSmall', { size: 200 }))).toBeTruthy();
    type('address', 'a'.repeat(2332));
    const tooMuch = translate('errors:failures.qr.tooLong', { bytes: 2332, capacity: 2331 });
    expect(await screen.findByText(tooMuch)).toBeTruthy();
    type('address', 'a'.repeat(2954));
    const facts = { bytes: 2954, capacity: 2331 };
    expect(await screen.findByText(translate('errors:failures.qr.tooLong', facts))).toBeTruthy();
    expect(result().textContent).toContain(message('empty'));
  });

  it('goes back to the start on Reset', async () => {
    const { type, choose, field, message, translate, result } = await open();
    type('address', BTC);
    await choose('bitcoin');
    type('amount', '1');
    fireEvent.click(screen.getByText(translate('common:actions.reset'), { selector: 'button' }));
    expect(field('address').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(message('kinds.plain')).checked).toBe(true);
    expect(result().textContent).toContain(message('empty'));
    await choose('bitcoin');
    expect(field('amount').value).toBe('');
  });
});
