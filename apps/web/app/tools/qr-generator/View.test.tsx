import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { drafts } from '../../browser/draft/drafts.ts';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { EMPTY_FORM, FIRST_OPTIONS, QR_KINDS } from './qrForm.ts';
import View from './View.tsx';

describe.each(LANGUAGES)('QR code generator in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'qr-generator', language);
    const message = (key: string, values?: Readonly<Record<string, string | number>>) =>
      view.translate(`qr-generator:${key}`, values);
    const generate = screen.getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.generate') });
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const copy = () =>
      within(result()).getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.copy') });
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(message(label)), { target: { value } });
    /** Chooses a kind and waits for its fields. */
    const choose = async (kind: string, label: string) => {
      fireEvent.click(screen.getByRole('radio', { name: message(`kinds.${kind}`) }));
      await screen.findByLabelText(message(label));
    };
    return { ...view, message, generate, result, copy, type, choose };
  }

  it('waits for something to say', async () => {
    const { generate, result, copy, message, type } = await open();
    expect(generate.disabled).toBe(true);
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(copy().disabled).toBe(true);
    type('text', '   ');
    expect(generate.disabled).toBe(true);
  });

  it.each([
    ['link', 'link.link'],
    ['mail', 'mail.address'],
    ['contact', 'contact.mail'],
    ['contact', 'contact.link'],
    ['wifi', 'wifi.name'],
    ['wifi', 'wifi.password'],
  ])('has no capitals set and no words corrected in the form %s: %s', async (kind, label) => {
    const { message, choose } = await open();
    await choose(kind, label);
    const attributes = ['autocapitalize', 'autocorrect', 'spellcheck', 'autocomplete'];
    const field = screen.getByLabelText(message(label));
    expect(attributes.map((name) => field.getAttribute(name))).toEqual(['off', 'off', 'false', 'off']);
  });

  it('draws the trimmed text while one types, 200 by 200', async () => {
    const { result, copy, message, type } = await open();
    type('text', '  https://example.com ');
    const image = await screen.findByAltText<HTMLImageElement>(message('alt'));
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['200', '200']);
    expect(image.src).toMatch(/^data:image\/svg\+xml,/);
    expect(within(result()).getByText('https://example.com')).toBeTruthy();
    expect(copy().disabled).toBe(false);
    expect(screen.getByRole('button', { name: message('download') })).toBeTruthy();
  });

  it('follows the text, and drops the picture with it', async () => {
    const { result, message, type } = await open();
    type('text', 'one');
    await screen.findByAltText(message('alt'));
    type('text', 'two');
    expect(await within(result()).findByText('two')).toBeTruthy();
    type('text', '');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(screen.queryByAltText(message('alt'))).toBeNull();
  });

  it('goes on in the field once Clear has emptied it', async () => {
    const { message, type, translate } = await open();
    type('text', 'HELLO 123');
    const clear = await screen.findByRole('button', { name: translate('common:actions.clear') });
    clear.focus();
    fireEvent.click(clear);
    const field = screen.getByLabelText<HTMLTextAreaElement>(message('text'));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('brings the picture into view on Generate', async () => {
    const { generate, type, message } = await open();
    type('text', 'one');
    await screen.findByAltText(message('alt'));
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    fireEvent.click(generate);
    expect(scroll).toHaveBeenCalledOnce();
    expect((scroll.mock.contexts[0] as Element).id).toBe('result');
    scroll.mockRestore();
  });

  it('shows the code of the example in gray, and fills it in', async () => {
    const { copy, result, translate, message } = await open();
    expect(await within(result()).findByText(translate('common:labels.example'))).toBeTruthy();
    expect(copy().disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.fillExample') }));
    expect(await screen.findByAltText(message('alt'))).toBeTruthy();
    expect(within(result()).getByText(translate('qr-generator/late:example.text'))).toBeTruthy();
  });

  it('counts what it can hold, and says when it is too much', async () => {
    const { generate, message, type, translate } = await open();
    type('text', 'a'.repeat(2331));
    expect(screen.getByText(message('capacityValue', { bytes: '2,331', capacity: '2,331' }))).toBeTruthy();
    expect(generate.disabled).toBe(false);
    type('text', 'a'.repeat(2332));
    expect(generate.disabled).toBe(true);
    expect(
      screen.getByText(translate('errors:failures.qr.overCapacity', { bytes: 2332, capacity: 2331 })),
    ).toBeTruthy();
  });

  it('offers a lower level at which the text fits', async () => {
    const { generate, message, type, translate } = await open();
    type('text', 'a'.repeat(2332));
    const value = `${message('level')} L`;
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(generate.disabled).toBe(false);
    expect(screen.getByText(message('capacityValue', { bytes: '2,332', capacity: '2,953' }))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(message('text')));
    type('text', 'a'.repeat(2954));
    expect(screen.queryByRole('button', { name: translate('common:actions.useValue', { value }) })).toBeNull();
    expect(screen.getByText(translate('errors:failures.qr.tooLong', { bytes: 2954, capacity: 2953 }))).toBeTruthy();
  });

  it('warns of modules too small to be scanned', async () => {
    const { generate, message, type } = await open();
    type('text', 'a'.repeat(2000));
    fireEvent.click(generate);
    await screen.findByText(message('tooSmall', { pixels: 1, size: 200 }));
    const size = await screen.findByRole('radio', { name: message('pixels', { count: 800 }) });
    fireEvent.click(size);
    expect(screen.queryByText(message('tooSmall', { pixels: 1, size: 200 }))).toBeNull();
  });

  it('drops a picture that no longer fits at a higher level, with the reason', async () => {
    const { generate, result, message, type } = await open();
    type('text', 'a'.repeat(2000));
    fireEvent.click(generate);
    await screen.findByAltText(message('alt'));
    fireEvent.click(await screen.findByRole('radio', { name: 'H' }));
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(screen.getByLabelText(message('text')).getAttribute('aria-invalid')).toBe('true');
  });

  it('draws no earlier text at a level that it does not fit', async () => {
    const { message, type } = await open();
    type('text', 'a'.repeat(2000));
    await screen.findByAltText(message('alt'));
    act(() =>
      drafts.change([
        ['qr-generator.form', { value: { ...EMPTY_FORM, text: 'short' } }],
        ['qr-generator.options', { value: { ...FIRST_OPTIONS, level: 'H' } }],
      ]),
    );
    expect(await screen.findByText('short', { selector: 'pre' })).toBeTruthy();
    expect(screen.getByAltText(message('alt'))).toBeTruthy();
  });

  it('checks the colors', async () => {
    const { generate, message, type } = await open();
    type('text', 'a');
    fireEvent.click(generate);
    const foreground = await screen.findByLabelText(message('foreground'));
    fireEvent.change(foreground, { target: { value: '#ffffcc' } });
    expect(await screen.findByText(message('hardToSee'))).toBeTruthy();
    expect(screen.getByText(new RegExp(message('contrastLow', { min: 4 })))).toBeTruthy();
  });

  it('shows no ratio of 4 for the 3.998 of pure red, which is too low', async () => {
    const { generate, message, type } = await open();
    type('text', 'a');
    fireEvent.click(generate);
    fireEvent.change(await screen.findByLabelText(message('foreground')), { target: { value: '#ff0000' } });
    const low = await screen.findByText(new RegExp(message('contrastLow', { min: 4 })));
    expect(low.textContent).toContain(message('contrast', { ratio: '3.9' }));
  });

  it('escapes the name and the password of a network', async () => {
    const { choose, type, generate, result, message } = await open();
    await choose('wifi', 'wifi.name');
    for (const name of ['wifi.name', 'wifi.password']) {
      const field = screen.getByLabelText(message(name));
      // A phone would change what has to be typed exactly.
      expect([field.getAttribute('autocapitalize'), field.getAttribute('autocorrect')]).toEqual(['off', 'off']);
    }
    type('wifi.name', 'a;b');
    type('wifi.password', 'pass:word');
    fireEvent.click(generate);
    await screen.findByAltText(message('alt'));
    expect(within(result()).getByText('WIFI:T:WPA;S:a\\;b;P:pass\\:word;;')).toBeTruthy();
  });

  it.each([
    ['SSID: cafe PW: coffee1234', 'nopass'],
    ['와이파이: MyCafe_5G_2F / 비번: coffee1234', 'WPA'],
  ] as const)('offers the name and the password in %j, pasted as a name', async (typed, security) => {
    const { choose, type, message, result, translate } = await open();
    await choose('wifi', 'wifi.name');
    type('wifi.password', 'own password');
    fireEvent.click(screen.getByRole('radio', { name: message(`wifi.securities.${security}`) }));
    type('wifi.name', typed);
    const [, name = ''] = /: (\S+)/u.exec(typed) ?? [];
    const value = translate('qr-generator/late:wifi.both', { name, password: 'coffee1234' });
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(await within(result()).findByText(`WIFI:T:WPA;S:${name};P:coffee1234;;`)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(message('wifi.name')));
    expect(screen.queryByRole('button', { name: translate('common:actions.useValue', { value }) })).toBeNull();
  });

  it('offers a labeled name without a password, and keeps the password', async () => {
    const { choose, type, result, translate } = await open();
    await choose('wifi', 'wifi.name');
    type('wifi.password', 'coffee1234');
    type('wifi.name', 'SSID: cafe5G');
    expect(await within(result()).findByText('WIFI:T:WPA;S:SSID\\: cafe5G;P:coffee1234;;')).toBeTruthy();
    expect(await screen.findByText(translate('qr-generator/late:wifi.labels'))).toBeTruthy();
    const value = 'cafe5G';
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(await within(result()).findByText('WIFI:T:WPA;S:cafe5G;P:coffee1234;;')).toBeTruthy();
  });

  it('offers the form of a network for a text with its name and password', async () => {
    formHistory.forget();
    const { type, message, result, translate } = await open();
    type('text', 'SSID: cafe\nPW: coffee1234');
    expect(await screen.findByText(translate('qr-generator/late:wifi.inText'))).toBeTruthy();
    const value = translate('qr-generator/late:wifi.both', { name: 'cafe', password: 'coffee1234' });
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(await within(result()).findByText('WIFI:T:WPA;S:cafe;P:coffee1234;;')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(message('wifi.name')));
    act(() => formHistory.undo());
    type('text', 'SSID: cafe');
    expect(screen.queryByText(translate('qr-generator/late:wifi.inText'))).toBeNull();
  });

  it.each([
    ['menu.naver.com/store/1234', 'https://menu.naver.com/store/1234'],
    ['https://naver.me/GxYz1234 메뉴판', 'https://naver.me/GxYz1234'],
  ])('offers the form of a link for the text %j', async (typed, link) => {
    formHistory.forget();
    const { type, message, result, translate } = await open();
    type('text', typed);
    expect(await screen.findByText(translate('qr-generator/late:linkInText'))).toBeTruthy();
    const value = `${message('kinds.link')}: ${link}`;
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(await within(result()).findByText(link)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(message('link.link')));
    act(() => formHistory.undo());
    expect(screen.getByLabelText<HTMLTextAreaElement>(message('text')).value).toBe(typed);
    for (const other of [link, 'Node.js와 Vue.js', 'menu.naver.com']) {
      type('text', other);
      expect(screen.queryByText(translate('qr-generator/late:linkInText'))).toBeNull();
    }
  });

  it.each([
    ['mailto:a@example.com?subject=hi', 'mail', 'a@example.com', 'mail.address'],
    ['tel:010-1234-5678', 'phone', '010-1234-5678', 'phone.phone'],
  ] as const)('offers the form for %s instead of that for a link', async (typed, kind, value, field) => {
    const { choose, type, message, translate } = await open();
    await choose('link', 'link.link');
    type('link.link', typed);
    const name = translate('common:actions.useValue', { value: `${message(`kinds.${kind}`)}: ${value}` });
    fireEvent.click(await screen.findByRole('button', { name }));
    const input = screen.getByLabelText<HTMLInputElement>(message(field));
    expect(input.value).toBe(value);
    expect(document.activeElement).toBe(input);
    if (kind === 'mail') expect(screen.getByLabelText<HTMLInputElement>(message('mail.subject')).value).toBe('hi');
  });

  it.each([
    ['mailto:a@example.com', 'mail', 'mail.address', 'me@example.com', 'a@example.com'],
    ['tel:010-1234-5678', 'phone', 'phone.phone', '02-1234-5678', '010-1234-5678'],
  ] as const)('can undo the offer for %s, which keeps what the link lacks', async (typed, kind, field, own, value) => {
    // Actions that follow each other within a second are undone together, those of another test as well.
    formHistory.forget();
    const { choose, type, message, translate } = await open();
    const input = (label: string) => screen.getByLabelText<HTMLInputElement>(message(label));
    await choose(kind, field);
    type(field, own);
    if (kind === 'mail') {
      type('mail.subject', 'Hello');
      type('mail.body', 'Text');
    }
    await choose('link', 'link.link');
    type('link.link', typed);
    const name = translate('common:actions.useValue', { value: `${message(`kinds.${kind}`)}: ${value}` });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(input(field).value).toBe(value);
    if (kind === 'mail') expect([input('mail.subject').value, input('mail.body').value]).toEqual(['Hello', 'Text']);
    act(() => formHistory.undo());
    expect(input('link.link').value).toBe(typed);
    await choose(kind, field);
    expect(input(field).value).toBe(own);
  });

  it('says that a coordinate is missing', async () => {
    const { choose, type, message, translate } = await open();
    await choose('location', 'location.latitude');
    type('location.latitude', '37.5');
    const facts = { field: message('location.longitude') };
    expect(screen.getByText(translate('errors:failures.qr.coordinateMissing', facts))).toBeTruthy();
  });

  it('says what is missing by the button, and what is wrong beside the field', async () => {
    const { choose, type, generate, message, translate } = await open();
    await choose('wifi', 'wifi.name');
    expect(screen.getByText(translate('errors:failures.qr.wifiNameMissing'))).toBeTruthy();
    type('wifi.name', 'home');
    expect(screen.getByText(translate('errors:failures.qr.wifiPasswordMissing'))).toBeTruthy();
    type('wifi.password', 'short');
    expect(screen.getByLabelText(message('wifi.password')).getAttribute('aria-invalid')).toBe('true');
    expect(generate.disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: message('wifi.securities.nopass') }));
    expect(generate.disabled).toBe(false);
  });

  it.each([
    ['link', { 'link.link': 'example.com' }, 'https://example.com'],
    ['contact', { 'contact.givenName': 'Gildong', 'contact.familyName': 'Hong' }, 'FN:Gildong Hong'],
    ['contact', { 'contact.organization': 'Toolbox' }, 'FN:Toolbox'],
    [
      'mail',
      { 'mail.address': 'a@example.com', 'mail.subject': 'Hi & bye' },
      'mailto:a@example.com?subject=Hi%20%26%20bye',
    ],
    ['phone', { 'phone.phone': '02-1234-5678' }, 'tel:0212345678'],
    ['sms', { 'phone.phone': '010-1234-5678', 'sms.message': 'hi' }, 'SMSTO:01012345678:hi'],
    ['location', { 'location.latitude': '37.5665', 'location.longitude': '126.978' }, 'geo:37.5665,126.978'],
  ])('shows what a %s says', async (kind, fields, payload) => {
    const { choose, type, generate } = await open();
    await choose(kind, Object.keys(fields)[0] ?? '');
    for (const [label, value] of Object.entries(fields)) type(label, value);
    expect(
      await screen.findByText((_, element) => element?.tagName === 'PRE' && element.textContent.includes(payload)),
    ).toBeTruthy();
    expect(generate.disabled).toBe(false);
  });

  it.each([
    ['link', 'link.link', '제목 https://example.com/1', 'https://example.com/1'],
    ['mail', 'mail.address', '홍길동 <name@example.com>', 'name@example.com'],
    ['contact', 'contact.phone', '02-123-4567 (내선 12)', '02-123-4567'],
    ['sms', 'phone.phone', 'tel:010-1234-5678', '010-1234-5678'],
  ])('offers what a rejected text of a %s may mean', async (kind, label, typed, meant) => {
    const { choose, type, message, translate } = await open();
    await choose(kind, label);
    type(label, typed);
    const field = screen.getByLabelText<HTMLInputElement>(message(label));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value: meant }) }));
    expect(field.value).toBe(meant);
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['link', 'link.link', 'nave'],
    ['wifi', 'wifi.password', 'pass'],
    ['phone', 'phone.phone', '01'],
    ['mail', 'mail.address', 'name'],
  ])('rejects the beginning of a %s once its field is left', async (kind, label, typed) => {
    const { choose, generate, message } = await open();
    await choose(kind, label);
    const field = screen.getByLabelText<HTMLInputElement>(message(label));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    fireEvent(field, new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    expect([field.value, field.getAttribute('aria-invalid'), generate.disabled]).toEqual([typed, null, true]);
    fireEvent.blur(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['contact', 'contact.phone'],
    ['phone', 'phone.phone'],
    ['sms', 'phone.phone'],
  ])('notes what the number of a %s seems to lack', async (kind, label) => {
    const { choose, type, message } = await open();
    await choose(kind, label);
    type(label, '1012345678');
    const note = message('phone.missing', { prefix: '0', number: '01012345678' });
    expect(screen.getByText(note)).toBeTruthy();
    type(label, '01012345678');
    expect(screen.queryByText(note)).toBeNull();
  });

  it.each([
    ['37.5665, 126.978', '37.5665'],
    [`126°58'40.8"E`, ''],
  ])('can undo the offer for the latitude %s, which replaces a typed longitude', async (typed, latitude) => {
    formHistory.forget();
    const { choose, type, message, translate } = await open();
    await choose('location', 'location.latitude');
    const values = () =>
      ['location.latitude', 'location.longitude'].map(
        (label) => screen.getByLabelText<HTMLInputElement>(message(label)).value,
      );
    type('location.longitude', '127.1');
    type('location.latitude', typed);
    const value = latitude === '' ? `${message('location.longitude')} 126.978` : typed;
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(values()).toEqual([latitude, '126.978']);
    act(formHistory.undo);
    expect(values()).toEqual([typed, '127.1']);
  });

  it('offers both coordinates, and moves one that was typed for the other', async () => {
    const { choose, type, message, translate } = await open();
    await choose('location', 'location.latitude');
    const [latitude, longitude] = ['location.latitude', 'location.longitude'].map((label) =>
      screen.getByLabelText<HTMLInputElement>(message(label)),
    );
    const use = (value: string) =>
      fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value }) }));
    type('location.longitude', '37.5665, 126.978');
    use('37.5665, 126.978');
    expect([latitude?.value, longitude?.value]).toEqual(['37.5665', '126.978']);
    type('location.latitude', `126°58'40.8"E`);
    use(`${message('location.longitude')} 126.978`);
    expect([latitude?.value, longitude?.value]).toEqual(['', '126.978']);
    type('location.latitude', `37°30'N`);
    use(`${message('location.latitude')} 37.5`);
    expect(latitude?.value).toBe('37.5');
  });

  it('warns of spaces around a network name or password, and keeps them', async () => {
    const { choose, type, message, result } = await open();
    await choose('wifi', 'wifi.name');
    type('wifi.name', 'home ');
    type('wifi.password', ' 12345678');
    expect(screen.getAllByText(message('wifi.edges'))).toHaveLength(2);
    expect(await within(result()).findByText('WIFI:T:WPA;S:home ;P: 12345678;;')).toBeTruthy();
    type('wifi.name', 'home');
    expect(screen.getAllByText(message('wifi.edges'))).toHaveLength(1);
  });

  it.each([
    ['채ㄹㄹㄷㄷ1234', '채', 'U+CC44'],
    ['coffee–1234', '–', 'U+2013'],
    ['“coffee12”', '“', 'U+201C'],
    ['ｃｏｆｆｅｅ1234', 'ｃ', 'U+FF43'],
    ['coffee☕️12', '☕', 'U+2615'],
  ])('asks whether a network has the password %s, and keeps it', async (password, character, code) => {
    const { choose, type, result, translate } = await open();
    await choose('wifi', 'wifi.name');
    type('wifi.name', '카페');
    type('wifi.password', password);
    expect(await screen.findByText(translate('qr-generator/late:wifi.notAscii', { character, code }))).toBeTruthy();
    expect(await within(result()).findByText(`WIFI:T:WPA;S:카페;P:${password};;`)).toBeTruthy();
    type('wifi.password', 'coffee-12 ~!');
    expect(screen.queryByText(/U\+/u)).toBeNull();
  });

  it.each(['\u200b', '\ufeff', '\u00a0', '\u3000', '\t'])(
    'names an invisible character in a network name or password: %j',
    async (character) => {
      const { choose, type, translate } = await open();
      await choose('wifi', 'wifi.name');
      type('wifi.name', `ca${character}fe`);
      type('wifi.password', `12345678${character}`);
      const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
      expect(await screen.findAllByText(translate('qr-generator/late:wifi.invisible', { code }))).toHaveLength(2);
    },
  );

  it('loses nothing when another kind is looked at', async () => {
    const { choose, type, message } = await open();
    type('text', 'kept');
    for (const kind of QR_KINDS) fireEvent.click(screen.getByRole('radio', { name: message(`kinds.${kind}`) }));
    await choose('text', 'text');
    expect(screen.getByLabelText<HTMLTextAreaElement>(message('text')).value).toBe('kept');
  });

  it('drops the reason why pasting failed on Reset', async () => {
    const readText = () => Promise.reject(new Error('denied'));
    vi.stubGlobal('navigator', { ...navigator, clipboard: { readText } });
    const { translate } = await open();
    const paste = await screen.findByRole('button', { name: translate('common:actions.paste') });
    const reason = translate('inputNotices:paste.denied');
    // The first press may come before the message has loaded.
    await vi.waitFor(() => {
      fireEvent.click(paste);
      expect(screen.getByText(reason)).toBeTruthy();
    });
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(screen.queryByText(reason)).toBeNull();
  });

  it('drops the reason why pasting failed for good', async () => {
    const readText = () => Promise.reject(new Error('denied'));
    vi.stubGlobal('navigator', { ...navigator, clipboard: { readText } });
    const { translate, type } = await open();
    const paste = await screen.findByRole('button', { name: translate('common:actions.paste') });
    const reason = translate('inputNotices:paste.denied');
    type('text', 'typed');
    await vi.waitFor(() => {
      fireEvent.click(paste);
      expect(screen.getByText(reason)).toBeTruthy();
    });
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(screen.queryByText(reason)).toBeNull();
    act(() => formHistory.undo());
    expect(screen.queryByText(reason)).toBeNull();
  });

  it('pastes nothing once another kind is chosen, and keeps what was typed for it meanwhile', async () => {
    const copied = Promise.withResolvers<string>();
    vi.stubGlobal('navigator', { ...navigator, clipboard: { readText: () => copied.promise } });
    const { choose, translate, type, message } = await open();
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.paste') }));
    await choose('wifi', 'wifi.name');
    type('wifi.name', 'Home');
    await act(async () => copied.resolve('pasted'));
    expect(screen.getByLabelText<HTMLInputElement>(message('wifi.name')).value).toBe('Home');
    await choose('text', 'text');
    expect(screen.getByLabelText<HTMLTextAreaElement>(message('text')).value).toBe('');
  });

  it('clears everything on Reset', async () => {
    const { generate, result, message, type, translate } = await open();
    type('text', 'gone');
    fireEvent.click(generate);
    await screen.findByAltText(message('alt'));
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(screen.getByLabelText<HTMLTextAreaElement>(message('text')).value).toBe('');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });
});
