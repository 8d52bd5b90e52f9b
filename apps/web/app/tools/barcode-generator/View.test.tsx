import { act, fireEvent, screen, within } from '@testing-library/react';
import { type BarcodeFormat, barcodeFormats } from '@toolbox/core/barcode';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeDrafts } from '../../browser/draft/draftStorage.ts';
import { drafts } from '../../browser/draft/drafts.ts';
import { linkedDrafts } from '../../browser/draft/linkedDrafts.ts';
import { fillShellSlots } from '../../loading/shellSlots.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { OFFERED } from './barcodeForm.ts';
import View from './View.tsx';

const FORMATS = Object.keys(barcodeFormats) as readonly BarcodeFormat[];

afterEach(() => fillShellSlots({}));

describe.each(LANGUAGES)('barcode generator in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'barcode-generator', language);
    const message = (key: string, values?: Readonly<Record<string, string | number>>) =>
      view.translate(`barcode-generator:${key}`, values);
    const format = screen.getByLabelText<HTMLSelectElement>(message('format'));
    const generate = screen.getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.generate') });
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const copy = () =>
      within(result()).getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.copy') });
    const text = () => screen.getByLabelText<HTMLInputElement>(message('text'));
    const type = (value: string) => fireEvent.change(text(), { target: { value } });
    const choose = (value: string) => fireEvent.change(format, { target: { value } });
    const draw = async (value: string, kind: string) => {
      type(value);
      fireEvent.click(generate);
      await screen.findByAltText(message('alt', { format: message(`formats.${kind}`) }));
    };
    return { ...view, message, format, generate, result, copy, text, type, choose, draw };
  }

  it('starts with CODE128, its rule, and nothing to draw', async () => {
    const { format, generate, result, copy, message } = await open();
    expect(format.value).toBe('CODE128');
    expect(screen.getByText(message('rules.example', { example: 'Toolbox-128' }))).toBeTruthy();
    expect(generate.disabled).toBe(true);
    expect(copy().disabled).toBe(true);
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });

  it('goes on in the field once Clear has emptied it', async () => {
    const { text, type, translate } = await open();
    type('HELLO 123');
    const clear = await screen.findByRole('button', { name: translate('common:actions.clear') });
    clear.focus();
    fireEvent.click(clear);
    expect(text().value).toBe('');
    expect(document.activeElement).toBe(text());
  });

  it('draws pasted lines as the field shows them, with a blank for each line break', async () => {
    const readText = async () => 'A-001\r\nA-002\r\n';
    vi.stubGlobal('navigator', { ...navigator, clipboard: { readText } });
    const { text, generate, translate } = await open();
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.paste') }));
    await vi.waitFor(() => expect(text().value).toBe('A-001 A-002'));
    fireEvent.click(generate);
    expect(await screen.findAllByText('A-001 A-002')).not.toEqual([]);
    expect(await screen.findByText(translate('barcode-generator/late:lines', { count: 2 }))).toBeTruthy();
  });

  it('offers every format of the core', () => {
    expect([...OFFERED].sort()).toEqual([...FORMATS, 'QRCode'].sort());
  });

  it('shows the rule of each format before anything is typed', async () => {
    const { choose, message } = await open();
    for (const value of FORMATS) {
      choose(value);
      const { example, check, characters } = barcodeFormats[value];
      expect(screen.getByText(message('rules.example', { example }))).toBeTruthy();
      expect(screen.getByText(message(`rules.checks.${characters === 'gs1' ? 'elements' : check}`))).toBeTruthy();
    }
  });

  it.each(FORMATS)('draws the example of %s', async (value) => {
    const { choose, draw, copy } = await open();
    choose(value);
    await draw(barcodeFormats[value].example, value);
    expect(copy().disabled).toBe(false);
  });

  it('drops backslash-F, and says so', async () => {
    const { draw, result, message, type } = await open();
    type('a\\Fb');
    expect(screen.getByText(message('fnc1Removed', { mark: '\\F' }))).toBeTruthy();
    await draw('a\\Fb', 'CODE128');
    expect(within(result()).getByText('ab')).toBeTruthy();
    type('\\F');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });

  it('says what a format cannot carry, and draws nothing', async () => {
    const { type, generate, translate, text } = await open();
    type('\uac00');
    const facts = { character: '\uac00', code: 'U+AC00', position: 1 };
    expect(screen.getByText(translate('errors:failures.barcode.badCharacter', facts))).toBeTruthy();
    expect(text().getAttribute('aria-invalid')).toBe('true');
    expect(generate.disabled).toBe(true);
  });

  it('adds a check digit, and knows Korean goods', async () => {
    const { choose, draw, result, message } = await open();
    choose('EAN13');
    await draw('880123456789', 'EAN13');
    expect(within(result()).getByText('8801234567893')).toBeTruthy();
    expect(within(result()).getByText(message('checkAdded', { digits: '3' }))).toBeTruthy();
    expect(within(result()).getByText(message('korea'))).toBeTruthy();
  });

  it('confirms a right check digit and explains a wrong one', async () => {
    const { choose, draw, result, message, type, translate } = await open();
    choose('EAN13');
    await draw('8801234567893', 'EAN13');
    expect(within(result()).getByText(message('checkGiven', { digits: '3' }))).toBeTruthy();
    type('8801234567890');
    const facts = { expected: '3', given: '0' };
    expect(screen.getByText(translate('errors:failures.barcode.wrongCheckDigit', facts))).toBeTruthy();
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });

  it('leads to the QR code generator', async () => {
    const { choose, message, generate } = await open();
    choose('QRCode');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: message('qrLink') });
    expect(link.getAttribute('href')).toBe('/image-tools/qr-generator');
    expect(generate.disabled).toBe(true);
  });

  it('hands a text over to the QR code generator, by the offer and by the link', async () => {
    const deliverText = vi.fn();
    fillShellSlots({ deliverText });
    const { choose, type, text, message, translate } = await open();
    type('우유 2000원');
    const value = message('formats.QRCode');
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(deliverText.mock.lastCall).toEqual(['/image-tools/qr-generator', '우유 2000원']);
    expect(text().value).toBe('우유 2000원');
    choose('QRCode');
    fireEvent.click(screen.getByRole('link', { name: message('qrLink') }));
    expect(deliverText).toHaveBeenCalledTimes(2);
  });

  it('tells the size on paper and whether it is large enough', async () => {
    const { choose, draw, message, translate } = await open();
    choose('EAN13');
    await draw('8801234567893', 'EAN13');
    expect(screen.getByText(message('print.millimetres', { count: '39.9' }))).toBeTruthy();
    expect(screen.getByText(message('print.good'))).toBeTruthy();
    fireEvent.change(screen.getByLabelText(message('print.heightMm')), { target: { value: '10' } });
    expect(screen.getByText(new RegExp(message('print.tooLow')))).toBeTruthy();
    const module = screen.getByLabelText<HTMLInputElement>(message('print.moduleMm'));
    fireEvent.change(module, { target: { value: '0.05' } });
    const facts = { field: message('print.moduleMm'), min: 0.1 };
    expect(await screen.findByText(translate('errors:failures.number.belowMin', facts))).toBeTruthy();
  });

  it('keeps a changed size when the format changes, and lets the other follow', async () => {
    const { choose, draw, message, translate } = await open();
    choose('EAN13');
    await draw('8801234567893', 'EAN13');
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(message(`print.${name}`));
    fireEvent.change(field('heightMm'), { target: { value: '40' } });
    choose('ITF14');
    await draw('15400141288763', 'ITF14');
    expect([field('moduleMm').value, field('heightMm').value]).toEqual(['0.495', '40']);
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    choose('ITF14');
    await draw('15400141288763', 'ITF14');
    expect(field('heightMm').value).toBe('31.75');
  });

  it('says what is too wide for a sheet of paper, and narrows it', async () => {
    const { choose, draw, message } = await open();
    choose('CODE128');
    await draw('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmn', 'CODE128');
    expect(screen.getByText(message('print.tooWide', { max: 190 }))).toBeTruthy();
    expect(screen.queryByText(message('print.good'))).toBeNull();
    const module = screen.getByLabelText<HTMLInputElement>(message('print.moduleMm'));
    fireEvent.click(screen.getByRole('button', { name: message('print.narrow', { module: '0.33' }) }));
    expect(module.value).toBe('0.33');
    expect(document.activeElement).toBe(module);
    expect(screen.getByText(message('print.good'))).toBeTruthy();
  });

  it('enlarges what is too small in print to the minimum, and nothing else', async () => {
    const { choose, draw, message } = await open();
    choose('EAN13');
    await draw('8801234567893', 'EAN13');
    const [module, height] = [message('print.moduleMm'), message('print.heightMm')].map((label) =>
      screen.getByLabelText<HTMLInputElement>(label),
    );
    if (height) fireEvent.change(height, { target: { value: '10' } });
    fireEvent.click(screen.getByRole('button', { name: message('print.enlarge') }));
    expect([module?.value, height?.value]).toEqual(['0.353', '18.28']);
    expect(document.activeElement).toBe(height);
    if (module) fireEvent.change(module, { target: { value: '0.2' } });
    fireEvent.click(screen.getByRole('button', { name: message('print.enlarge') }));
    expect([module?.value, height?.value]).toEqual(['0.264', '18.28']);
    expect(document.activeElement).toBe(module);
    expect(screen.getByText(message('print.good'))).toBeTruthy();
  });

  it.each([
    ['EAN13', '89-6848-001-X', '9788968480010', 'EAN13', '9788968480010'],
    ['EAN13', '96385074', '{{EAN8}}', 'EAN8', '96385074'],
    ['UPC', '08801234567893', '{{EAN13}}: 8801234567893', 'EAN13', '8801234567893'],
    ['CODE39', 'abc-1', 'ABC-1', 'CODE39', 'ABC-1'],
  ])('offers what a rejected %s may mean: %s', async (from, typed, offered, to, text) => {
    const { choose, type, message, translate, format } = await open();
    choose(from);
    type(typed);
    const value = offered.replace(/\{\{(\w+)\}\}/u, (_, name: string) => message(`formats.${name}`));
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(format.value).toBe(to);
    const field = screen.getByLabelText<HTMLInputElement>(message('text'));
    expect(field.value).toBe(text);
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['EAN13', '036000291452', 'UPC'],
    ['ITF14', '8801234567893', 'EAN13'],
    ['UPC', '36000291452', 'UPC'],
  ] as const)('offers a number for %s that has its check digit without another one: %s', async (from, typed, kind) => {
    const { choose, draw, message, translate, text } = await open();
    choose(from);
    await draw(typed, from);
    const facts = { digits: typed.length, format: message(`formats.${kind}`) };
    expect(await screen.findByText(translate('barcode-generator/late:completeNumber', facts))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value: `0${typed}` }) }));
    expect(text().value).toBe(`0${typed}`);
    expect(document.activeElement).toBe(text());
    expect(screen.queryByText(translate('barcode-generator/late:completeNumber', facts))).toBeNull();
  });

  it('rejects an incomplete number once it is left, and draws nothing until then', async () => {
    const { choose, text, generate, result, message } = await open();
    choose('EAN13');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(text(), '8');
    fireEvent(text(), new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    expect([text().value, text().getAttribute('aria-invalid'), generate.disabled]).toEqual(['8', null, true]);
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    fireEvent.blur(text());
    expect(text().getAttribute('aria-invalid')).toBe('true');
  });

  it('offers GS1-128 for identifiers in brackets, which another format would encode', async () => {
    const { type, format, text, translate } = await open();
    const notice = translate('barcode-generator/late:elements');
    type('(01)08801234567893(10)ABC');
    expect(await screen.findByText(notice)).toBeTruthy();
    const name = translate('common:actions.useValue', { value: translate('barcode-generator:formats.GS1128') });
    fireEvent.click(screen.getByRole('button', { name }));
    expect(format.value).toBe('GS1128');
    expect(text().value).toBe('(01)08801234567893(10)ABC');
    expect(document.activeElement).toBe(text());
    expect(screen.queryByText(notice)).toBeNull();
    fireEvent.change(format, { target: { value: 'CODE128' } });
    type('(02) 555-1234');
    expect(screen.queryByText(notice)).toBeNull();
  });

  it.each([']C10108801234567893', '010880123456789310A1\u001d217', '(10)A1<GS>(21)7'])(
    'offers GS1-128 for what a scanner writes, which Code 128 would encode: %j',
    async (scanned) => {
      const { type, format, text, result, translate } = await open();
      const notice = translate('barcode-generator/late:scanned');
      type(scanned);
      expect(await screen.findByText(notice)).toBeTruthy();
      const name = translate('common:actions.useValue', { value: translate('barcode-generator:formats.GS1128') });
      fireEvent.click(screen.getByRole('button', { name }));
      expect([format.value, text().value]).toEqual(['GS1128', scanned]);
      expect(screen.queryByText(notice)).toBeNull();
      expect(within(result()).queryByText(/GS>|\]C1/u)).toBeNull();
      fireEvent.change(format, { target: { value: 'CODE128' } });
      // No elements of GS1: a text, and the path of a file, in which \f marks no separator.
      for (const other of ['A<GS>B', 'D:\\files']) {
        type(other);
        expect(screen.queryByText(notice)).toBeNull();
      }
    },
  );

  it.each([
    ['8801234567893', 'EAN13'],
    ['4006381333931', 'EAN13'],
    ['036000291452', 'UPC'],
    ['88012346', 'EAN8'],
  ])('offers the format of stores for the article number %s', async (typed, meant) => {
    const { choose, type, format, text, message, translate } = await open();
    const name = message(`formats.${meant}`);
    type(typed);
    expect(await screen.findByText(translate('barcode-generator/late:article', { format: name }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value: name }) }));
    expect([format.value, text().value]).toEqual([meant, typed]);
    const use = new RegExp(translate('common:actions.useValue', { value: '.+' }), 'u');
    expect(screen.queryByRole('button', { name: use })).toBeNull();
    choose('CODE128');
    for (const other of ['8801234567890', '96385074', '20260301', `${typed}A`, `A${typed}`]) {
      type(other);
      expect(screen.queryByText(translate('barcode-generator/late:article', { format: name }))).toBeNull();
    }
  });

  it.each([
    ['CODE128', '="8801234567893"'],
    ['CODE128', "'8801234567893"],
    ['CODE128', '8801234567893EA'],
    ['CODE128', '8801234567893.0'],
    ['CODE128', '880-1234-567893'],
    ['CODE39', '88O1234567893'],
    ['GS1128', '88O1234567893'],
  ])('offers the article number that %s would encode with its marks: %s', async (from, typed) => {
    const { choose, type, format, text, message, translate } = await open();
    choose(from);
    type(typed);
    const notice = translate('barcode-generator/late:marked');
    expect(await screen.findByText(notice)).toBeTruthy();
    const value = `${message('formats.EAN13')}: 8801234567893`;
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect([format.value, text().value]).toEqual(['EAN13', '8801234567893']);
    expect(screen.queryByText(notice)).toBeNull();
    choose('CODE128');
    for (const meant of ['8801234567893', '08801234567893', 'https://x.kr/8801234567893', 'A-100', '96385074EA']) {
      type(meant);
      expect(screen.queryByText(notice)).toBeNull();
    }
  });

  it('says that a list of article numbers is drawn as one code, and offers each', async () => {
    const { type, format, text, translate } = await open();
    type('8801234567893 8801043014809');
    expect(await screen.findByText(translate('barcode-generator/late:listed', { count: 2 }))).toBeTruthy();
    const value = '8801043014809';
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect([format.value, text().value]).toEqual(['CODE128', value]);
    expect(document.activeElement).toBe(text());
    expect(screen.queryByText(translate('barcode-generator/late:listed', { count: 2 }))).toBeNull();
  });

  it.each(['A-001\nA-002\nA-003\nA-003', '8801234567893\n8801043014809\n8801234567890\n8801234567891'])(
    'says that pasted lines are drawn as one code, and offers each: %j',
    async (pasted) => {
      const { type, text, translate } = await open();
      const lines = pasted.split('\n');
      fireEvent.paste(text(), { clipboardData: { getData: () => pasted } });
      type(lines.join(' '));
      const notice = translate('barcode-generator/late:lines', { count: 4 });
      expect(await screen.findByText(notice)).toBeTruthy();
      const use = (value = '') => screen.getByRole('button', { name: translate('common:actions.useValue', { value }) });
      expect([use(lines[0]), use(lines[2])]).toHaveLength(2);
      fireEvent.click(use(lines[1]));
      expect(text().value).toBe(lines[1]);
      expect(document.activeElement).toBe(text());
      expect(screen.queryByText(notice)).toBeNull();
    },
  );

  it('knows the pasted lines after a reload, and forgets them with the text', async () => {
    const stored = () => {
      writeDrafts();
      const keys = Object.keys(sessionStorage).filter((key) => key.startsWith('draft.'));
      return keys.map((key) => [key.slice(6), { value: JSON.parse(sessionStorage.getItem(key) ?? '') }] as const);
    };
    const early = await open();
    fireEvent.paste(early.text(), { clipboardData: { getData: () => 'A-001\nA-002' } });
    early.type('A-001 A-002');
    const kept = stored();
    early.unmount();
    const { type, translate } = await open();
    act(() => drafts.change(kept));
    expect(await screen.findByText(translate('barcode-generator/late:lines', { count: 2 }))).toBeTruthy();
    expect(linkedDrafts('barcode-generator', { withInputs: true })).toEqual({ text: 'A-001 A-002' });
    type('');
    expect(stored()).toEqual([]);
  });

  it.each(['978-89-364\n-7456-0', '978-89-364-\n7456-0'])(
    'takes a number that a line breaks as one: %j',
    async (pasted) => {
      const { choose, type, text, translate, message } = await open();
      const paste = (from: string, to = from.replace('\n', ' ')) => {
        fireEvent.paste(text(), { clipboardData: { getData: () => from } });
        type(to);
      };
      const offerOf = (value: string) => translate('common:actions.useValue', { value });
      paste(pasted);
      expect(await screen.findByText(translate('barcode-generator/late:spaced'))).toBeTruthy();
      expect(screen.queryByRole('button', { name: offerOf('978-89-364') })).toBeNull();
      choose('UPC');
      const value = `${message('formats.EAN13')}: 9788936474560`;
      expect(await screen.findByRole('button', { name: offerOf(value) })).toBeTruthy();
      choose('CODE128');
      fireEvent.click(await screen.findByRole('button', { name: offerOf('9788936474560') }));
      expect(text().value).toBe('9788936474560');
      expect(screen.queryByText(translate('barcode-generator/late:spaced'))).toBeNull();
      choose('EAN13');
      paste(pasted.replace('6-0', '6-8'));
      const facts = { expected: '0', given: '8' };
      expect(await screen.findByText(translate('errors:failures.barcode.wrongCheckDigit', facts))).toBeTruthy();
      expect(screen.queryByRole('button', { name: /978-89-364/u })).toBeNull();
    },
  );

  it.each<readonly [BarcodeFormat, string, readonly string[]]>([
    ['ITF', '123456\n234567\n345678', ['123456', '234567', '345678']],
    ['MSI', '1001\n1002\n1003', ['1001', '1002', '1003']],
    ['pharmacode', '12\n34', ['12', '34']],
    ['GS1128', '(01)08801234567893\n(01)08801234567893(10)A', ['(01)08801234567893', '(01)08801234567893(10)A']],
    ['UPC', '123456\n654321', ['CODE128: 123456', 'CODE128: 654321']],
    ['EAN13', '8801234567893\n96385074', ['8801234567893', 'EAN8: 96385074']],
    ['CODE39', 'a-1\nb-2', ['A-1', 'B-2']],
    ['EAN13', 'Milk\nSKU-1\n3500\n8801234567893', ['8801234567893']],
    ['EAN13', 'Barcode\nn1\nn2\nn3\n8801234567893\n8801234567909', ['8801234567893', '8801234567909']],
    ['UPC', '8801234567893\nTea\n036000291452', ['036000291452', 'EAN13: 8801234567893']],
    ['GS1128', '사과 3kg\n(01)08801234567893\n(10)A1', ['(01)08801234567893(10)A1', '(01)08801234567893', '(10)A1']],
    ['GS1128', '사과 3kg\n(01)08801234567893(10)A1', ['(01)08801234567893(10)A1']],
    ['CODE128', '품목\t코드\n우유\tA-001\n두유\tA-002', ['A-001', 'A-002']],
    ['CODE39', '우유\tA-001\t3500\n두유\tA-002\t2800', ['A-001', 'A-002']],
    ['CODE128', '재고번호: A-1\n재고번호: A-2', ['A-1', 'A-2']],
    [
      'GS1128',
      '사과\t(01)08801234567893(10)A1\t3500\n배\t(01)08801043014809\t2500',
      ['(01)08801234567893(10)A1', '(01)08801043014809'],
    ],
    ['GS1128', 'SSCC\n(00)188012345600000013\n(02)08801234567893(37)10', ['(00)188012345600000013']],
    ['GS1128', '(01)08801234567893\n(10)A1\n(10)A2', ['(01)08801234567893', '(10)A1', '(10)A2']],
    ['CODE128', Array.from({ length: 12 }, (_, at) => `SKU-00${at + 10}-A`).join('\n'), ['SKU-0010-A', 'SKU-0012-A']],
  ])('offers each of the pasted lines that %s cannot carry as one: %j', async (to, pasted, offered) => {
    const { choose, type, text, translate, message } = await open();
    choose(to);
    fireEvent.paste(text(), { clipboardData: { getData: () => pasted } });
    const lines = pasted.split('\n');
    type(lines.join(' '));
    expect(
      await screen.findByText(translate('barcode-generator/late:rejectedLines', { count: lines.length })),
    ).toBeTruthy();
    const use = (reading = '') => {
      const value = reading.replace(/^\w+(?=: )/u, (name) => message(`formats.${name}`));
      return screen.getByRole('button', { name: translate('common:actions.useValue', { value }) });
    };
    expect(offered.map(use)).toHaveLength(offered.length);
    const joined = new RegExp(lines.join(' ?').replaceAll(/[()]/gu, '\\$&'), 'u');
    expect(screen.queryByRole('button', { name: joined })).toBeNull();
    fireEvent.click(use(offered[0]));
    expect(offered[0]).toContain(text().value);
    expect(document.activeElement).toBe(text());
  });

  it.each([
    ['(01) 08801234567893\n(10) A1', '(01)08801234567893(10)A1'],
    ['(01)\n08801234567893\n(10)\nA1', '(01)08801234567893(10)A1'],
    ['(01) 08801234567893 (10) A1 (17)\n261231', '(01)08801234567893(10)A1(17)261231'],
    ['(01)0880123\n4567893', '(01)08801234567893'],
    ['01) 08801234567893\n(10) A1', '(01)08801234567893(10)A1'],
    ['（01）08801234567893\n（10）A1', '(01)08801234567893(10)A1'],
  ])('offers the lines of a label as one GS1-128 symbol: %j', async (pasted, value) => {
    const { choose, type, text, translate } = await open();
    choose('GS1128');
    fireEvent.paste(text(), { clipboardData: { getData: () => pasted } });
    type(pasted.replaceAll('\n', ' '));
    const name = translate('common:actions.useValue', { value });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(text().value).toBe(value);
  });

  it('offers the symbol of a label with text beside it for a format that cannot carry it', async () => {
    const { type, text, format, translate, message } = await open();
    fireEvent.paste(text(), { clipboardData: { getData: () => '사과 3kg\n(01)08801234567893(10)A1' } });
    type('사과 3kg (01)08801234567893(10)A1');
    const value = `${message('formats.GS1128')}: (01)08801234567893(10)A1`;
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect([format.value, text().value]).toEqual(['GS1128', '(01)08801234567893(10)A1']);
  });

  it.each<readonly [BarcodeFormat, string, string, string]>([
    ['GS1128', '사과 3kg (01)08801234567890(10)A1', '0', '(01)08801234567893(10)A1'],
    ['GS1128', '사과 3kg\n(01)08801234567890\n(10)A1', '0', '(01)08801234567893(10)A1'],
    ['CODE128', '사과 (01) 08801234567895', '5', '{{GS1128}}: (01)08801234567893'],
    ['EAN13', '바코드: 8801234567890', '0', '8801234567893'],
    ['EAN13', '우유 1L 880-1234-567890', '0', '8801234567893'],
    ['GS1128', '(01) 08801234567890', '0', '(01)08801234567893'],
  ])('says for %s that the check digit in %j is wrong, and offers the right one', async (to, pasted, given, value) => {
    const { choose, type, text, translate, message } = await open();
    choose(to);
    fireEvent.paste(text(), { clipboardData: { getData: () => pasted } });
    type(pasted.replaceAll('\n', ' '));
    const failure = translate('errors:failures.barcode.wrongCheckDigit', { given, expected: '3' });
    expect(await screen.findByText(failure)).toBeTruthy();
    const reading = value.replace(/\{\{(\w+)\}\}/u, (_, name: string) => message(`formats.${name}`));
    const name = translate('common:actions.useValue', { value: reading });
    fireEvent.click(screen.getByRole('button', { name }));
    expect(reading).toContain(text().value);
  });

  it.each<readonly [BarcodeFormat, string]>([
    ['CODE128', '주문 20261231123045'],
    ['EAN13', '우유 880123456789'],
    ['EAN13', '8801234567890 8801043014800 우유'],
    ['GS1128', '사과 (01)08801234567890 배 (01)08801043014800'],
    ['GS1128', '송장 1234567890123'],
  ])('takes no digits of %s for a number with a wrong check digit: %j', async (to, typed) => {
    fillShellSlots({ deliverText: vi.fn() });
    const { choose, type, translate, message } = await open();
    choose(to);
    type(typed);
    const name = translate('common:actions.useValue', { value: message('formats.QRCode') });
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  it('keeps the failure and the QR code where no barcode carries one of the pasted lines', async () => {
    fillShellSlots({ deliverText: vi.fn() });
    const { type, text, translate, message } = await open();
    fireEvent.paste(text(), { clipboardData: { getData: () => '홍길동\n010-1234-5678' } });
    type('홍길동 010-1234-5678');
    const offerOf = (value: string) => translate('common:actions.useValue', { value });
    expect(await screen.findByRole('button', { name: offerOf(message('formats.QRCode')) })).toBeTruthy();
    expect(screen.queryByRole('button', { name: offerOf('010-1234-5678') })).toBeNull();
    expect(screen.queryByText(translate('barcode-generator/late:rejectedLines', { count: 2 }))).toBeNull();
  });

  it('warns of a number that a spreadsheet shortened, and offers no format for it', async () => {
    const { choose, type, translate } = await open();
    const warning = translate('barcode-generator/late:shortened');
    type('8.80123E+12');
    expect(await screen.findByText(warning)).toBeTruthy();
    choose('EAN13');
    expect(screen.getByText(warning)).toBeTruthy();
    const offered = screen.queryAllByRole('button').map((button) => button.textContent);
    expect(offered.filter((name) => /CODE128|QR/u.test(name ?? ''))).toEqual([]);
    type('A-100');
    expect(await screen.findByRole('button', { name: /CODE128/u })).toBeTruthy();
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('draws while one types, and brings the picture into view on Enter, unless a character is being composed', async () => {
    const { type, text, message } = await open();
    type('abc');
    expect(await screen.findByAltText(message('alt', { format: message('formats.CODE128') }))).toBeTruthy();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    fireEvent.keyDown(text(), { key: 'Enter', isComposing: true });
    expect(scroll).not.toHaveBeenCalled();
    fireEvent.keyDown(text(), { key: 'Enter' });
    expect(scroll).toHaveBeenCalledOnce();
    scroll.mockRestore();
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

  it('clears everything on Reset', async () => {
    const { choose, draw, format, text, result, message, translate } = await open();
    choose('CODE39');
    await draw('ABC', 'CODE39');
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(format.value).toBe('CODE128');
    expect(text().value).toBe('');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });
});
