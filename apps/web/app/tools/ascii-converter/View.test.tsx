import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MAX_TEXT_GRAPHEMES } from '@toolbox/core/validate';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { describe, expect, it } from 'vitest';
import { announced } from '../../testing/announced.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { MAX_DESCRIBED } from './CharacterTable.tsx';
import View from './View.tsx';

const MIXED = '65 0x41 U+AC00 \\uAC00 &#44032;';

describe.each(LANGUAGES)('ASCII converter in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'ascii-converter', language);
    const message = view.messagesOf('ascii-converter', 'ascii-converter/late');
    const field = (key: 'text' | 'codes') =>
      screen.getByLabelText<HTMLTextAreaElement>(message(key), { exact: true, selector: 'textarea' });
    const type = (key: 'text' | 'codes', value: string) => fireEvent.change(field(key), { target: { value } });
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const output = (key: 'text' | 'codes') => screen.findByRole('group', { name: message(key) });
    const copy = () =>
      within(result()).getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.copy') });
    const switchToText = () => fireEvent.click(screen.getByLabelText(message('directions.toText')));
    return { ...view, message, field, type, result, output, copy, switchToText };
  }

  it('waits quietly for a text', async () => {
    const { result, copy, message } = await open();
    expect(within(result()).getByText(message('emptyCodes'))).toBeTruthy();
    expect(copy().disabled).toBe(true);
  });

  it('announces the codes once more in another notation', async () => {
    const { type, output, message } = await open();
    type('text', 'abc');
    await waitFor(async () => expect((await output('codes')).textContent).toBe('97 98 99'));
    for (const notation of ['hex', 'html']) {
      fireEvent.click(screen.getByRole('radio', { name: message(`notations.${notation}`) }));
      const said = `${message('spoken', { count: 3 })}, ${message('notation')} ${message(`notations.${notation}`)}`;
      expect(await announced()).toEqual([said]);
    }
  });

  it('writes one code for each code point, live', async () => {
    const { type, output, copy } = await open();
    type('text', '😀한é');
    // Until the result has loaded, the example is shown.
    await waitFor(async () => expect((await output('codes')).textContent).toBe('128512 54620 233'));
    expect(copy().disabled).toBe(false);
  });

  it.each([
    ['hex', '0x41 0xAC00'],
    ['unicode', 'U+0041 U+AC00'],
    ['escape', '\\u0041 \\uAC00'],
    ['html', '&#65; &#44032;'],
  ])('writes codes as %s', async (notation, expected) => {
    const { type, output, message } = await open();
    type('text', 'A가');
    fireEvent.click(screen.getByLabelText(message(`notations.${notation}`)));
    expect((await output('codes')).textContent).toBe(expected);
  });

  it('gives white space its codes too', async () => {
    const { type, output } = await open();
    type('text', ' \n');
    expect((await output('codes')).textContent).toBe('32 10');
  });

  it('describes each character', async () => {
    const { type, message } = await open();
    type('text', '가 \ud800');
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    const cells = rows.map((row) => Array.from(row.children, (cell) => cell.textContent));
    expect(cells[0]).toEqual(['가', 'U+AC00', 'Hangul Syllables', 'EA B0 80']);
    expect(cells[1]).toEqual([message('names.space'), 'U+0020', 'Basic Latin', '20']);
    expect([cells[2]?.[0], cells[2]?.[3]]).toEqual([message('names.loneSurrogate'), message('noUtf8')]);
  });

  it(`describes the first ${MAX_DESCRIBED} characters and says so from one more`, async () => {
    const { type, message } = await open();
    const limited = message('limited', { shown: MAX_DESCRIBED });
    type('text', 'a'.repeat(MAX_DESCRIBED));
    await screen.findByRole('table');
    expect(screen.queryByText(limited)).toBeNull();
    type('text', 'a'.repeat(MAX_DESCRIBED + 1));
    expect(screen.getByText(limited)).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(MAX_DESCRIBED + 1);
  });

  it('reads mixed codes back', async () => {
    const { type, switchToText, output, message, result } = await open();
    switchToText();
    expect(within(result()).getByText(message('emptyText'))).toBeTruthy();
    type('codes', MIXED);
    expect((await output('text')).textContent).toBe('AA가가가');
  });

  it.each([
    ['01001000 01100101', 'He'],
    ['[72, 101]', 'He'],
  ])('reads %s', async (typed, expected) => {
    const { type, switchToText, output } = await open();
    switchToText();
    type('codes', typed);
    expect((await output('text')).textContent).toBe(expected);
  });

  it('offers to read 48 65 6c 6c 6f as hexadecimal', async () => {
    const { type, switchToText, field, output, translate, message } = await open();
    switchToText();
    type('codes', '48 65 6c 6c 6f');
    const name = translate('common:actions.useValue', { value: message('offers.hex', { text: 'Hello' }) });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(field('codes').value).toBe('0x48 0x65 0x6c 0x6c 0x6f');
    expect(document.activeElement).toBe(field('codes'));
    expect((await output('text')).textContent).toBe('Hello');
  });

  it.each(['EA B0 80', '%EA%B0%80'])('offers to read %s as the bytes of a character', async (typed) => {
    const { type, switchToText, field, output, translate } = await open();
    switchToText();
    type('codes', typed);
    const name = translate('common:actions.useValue', { value: 'UTF-8: 가' });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(field('codes').value).toBe('U+AC00');
    expect(document.activeElement).toBe(field('codes'));
    expect((await output('text')).textContent).toBe('가');
  });

  it.each([
    ['48656c6c6f', 'bytes', 'Hello', '0x48 0x65 0x6c 0x6c 0x6f'],
    ['0x48656c6c6f', 'bytes', 'Hello', '0x48 0x65 0x6c 0x6c 0x6f'],
    ['ED959CEAB880', 'utf8', '한글', 'U+D55C U+AE00'],
    ['-22 -80 -128', 'utf8', '가', 'U+AC00'],
    ['C7 D1 B1 DB', 'cp949', '한글', 'U+D55C U+AE00'],
    ['{"a":"\\ud55c"}', 'escapes', '{"a":"한"}', 'U+007B U+0022 U+0061 U+0022 U+003A U+0022 U+D55C U+0022 U+007D'],
    ['65-66-67', 'decimal', 'ABC', '65 66 67'],
    ['0100100001100101', 'binary', 'He', '0b01001000 0b01100101'],
  ])('offers to read %s as %s', async (typed, kind, text, codes) => {
    const { type, switchToText, field, output, translate, message } = await open();
    switchToText();
    type('codes', typed);
    const name = translate('common:actions.useValue', { value: message(`offers.${kind}`, { text }) });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(field('codes').value).toBe(codes);
    expect(document.activeElement).toBe(field('codes'));
    expect((await output('text')).textContent).toBe(text);
  });

  it('says that accepted codes may be the bytes of a Korean text, and reads them so on a press', async () => {
    const { type, switchToText, field, message } = await open();
    switchToText();
    type('codes', '0xC7 0xD1 0xB1 0xDB');
    expect(await screen.findByText(message('accepted.cp949.message', { text: '한글' }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: message('accepted.cp949.take') }));
    expect(field('codes').value).toBe('U+D55C U+AE00');
  });

  it('says that accepted codes may be binary, and reads them so on a press', async () => {
    const { type, switchToText, field, output, message } = await open();
    switchToText();
    type('codes', '1001000 1100101 1101100 1101100 1101111');
    expect(await screen.findByText(message('accepted.binary.message', { text: 'Hello' }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: message('accepted.binary.take') }));
    expect(field('codes').value).toBe('0b1001000 0b1100101 0b1101100 0b1101100 0b1101111');
    expect(document.activeElement).toBe(field('codes'));
    expect((await output('text')).textContent).toBe('Hello');
    expect(screen.queryByText(message('accepted.binary.message', { text: 'Hello' }))).toBeNull();
  });

  it.each(['６５ ６６', '65，66', '{65, 66}', '65\u200b 66'])('reads %s', async (typed) => {
    const { type, switchToText, output } = await open();
    switchToText();
    type('codes', typed);
    expect((await output('text')).textContent).toBe('AB');
  });

  it('says that accepted codes are the bytes of a text', async () => {
    const { type, switchToText, field, output, message } = await open();
    switchToText();
    type('codes', '11101010 10110000 10000000');
    expect((await output('text')).textContent).toBe('ê°\u0080');
    expect(await screen.findByText(message('accepted.utf8.message', { text: '가' }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: message('accepted.utf8.take') }));
    expect(field('codes').value).toBe('U+AC00');
    expect(document.activeElement).toBe(field('codes'));
    expect(screen.queryByText(message('accepted.utf8.message', { text: '가' }))).toBeNull();
  });

  it('names the piece that is no code beside the field and keeps what was typed', async () => {
    const { type, switchToText, field, translate, copy } = await open();
    switchToText();
    type('codes', '65 nope');
    expect(field('codes').getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getByText(translate('errors:failures.charCodes.badToken', { token: 'nope', position: 4 })),
    ).toBeTruthy();
    expect(copy().disabled).toBe(true);
    type('codes', '0x110000');
    expect(
      screen.getByText(
        translate('errors:failures.charCodes.outOfRange', { token: '0x110000', position: 1, max: '10FFFF' }),
      ),
    ).toBeTruthy();
    expect(field('codes').value).toBe('0x110000');
  });

  it(`takes ${MAX_TEXT_GRAPHEMES} characters; one more stays, is counted, and waits`, async () => {
    const { type, field, copy, translate, output } = await open();
    type('text', '가'.repeat(MAX_TEXT_GRAPHEMES));
    await output('codes');
    expect(copy().disabled).toBe(false);
    type('text', '가'.repeat(MAX_TEXT_GRAPHEMES + 1));
    expect(field('text').value).toHaveLength(MAX_TEXT_GRAPHEMES + 1);
    expect(screen.getByText(translate('errors:failures.text.tooLong', { max: MAX_TEXT_GRAPHEMES }))).toBeTruthy();
    const count = { count: formatWhole(MAX_TEXT_GRAPHEMES + 1), max: formatWhole(MAX_TEXT_GRAPHEMES) };
    expect(screen.getByText(translate('common:document.charactersOfMax', count))).toBeTruthy();
    expect(copy().disabled).toBe(true);
  });

  it('keeps what was typed on the other side', async () => {
    const { type, switchToText, field, message } = await open();
    type('text', 'abc');
    switchToText();
    fireEvent.click(screen.getByLabelText(message('directions.toCodes')));
    expect(field('text').value).toBe('abc');
  });

  it.each(['72 101', '48 6f', '0x48'])('carries the codes %s over to an empty field, and keeps them', async (typed) => {
    const { type, switchToText, field, message } = await open();
    type('text', '72 101');
    await screen.findByText(message('accepted.text.message', { text: 'He' }));
    type('text', typed);
    switchToText();
    expect(field('codes').value).toBe(typed);
    fireEvent.click(screen.getByLabelText(message('directions.toCodes')));
    expect(field('text').value).toBe(typed);
    type('text', '33 33');
    switchToText();
    expect(field('codes').value).toBe(typed);
  });

  it('carries a text that is no codes over to an empty field only where it can be converted', async () => {
    const { type, switchToText, field, message } = await open();
    type('text', 'hello');
    switchToText();
    expect(field('codes').value).toBe('');
    fireEvent.click(screen.getByLabelText(message('directions.toCodes')));
    type('text', '');
    switchToText();
    type('codes', 'hello');
    fireEvent.click(screen.getByLabelText(message('directions.toCodes')));
    expect(field('text').value).toBe('hello');
  });

  it.each([
    ['72 101 108 108 111', 'Hello', '72 101 108 108 111'],
    ['48 65 6c 6c 6f', 'Hello', '0x48 0x65 0x6c 0x6c 0x6f'],
  ])('says that the text %s consists of codes, and converts them on a press', async (typed, text, codes) => {
    const { type, field, output, message } = await open();
    type('text', typed);
    expect(await screen.findByText(message('accepted.text.message', { text }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: message('accepted.text.take') }));
    expect(field('codes').value).toBe(codes);
    expect(document.activeElement).toBe(field('codes'));
    expect((await output('text')).textContent).toBe(text);
  });

  it('offers to convert a text that is no codes in the other direction', async () => {
    const { type, switchToText, field, output, translate, message } = await open();
    switchToText();
    type('codes', 'hello');
    const name = translate('common:actions.useValue', { value: message('offers.toCodes') });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(field('text').value).toBe('hello');
    expect(document.activeElement).toBe(field('text'));
    await waitFor(async () => expect((await output('codes')).textContent).toBe('104 101 108 108 111'));
  });

  it('clears everything on Reset', async () => {
    const { type, switchToText, field, result, message, translate } = await open();
    switchToText();
    type('codes', '65');
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(field('text').value).toBe('');
    expect(within(result()).getByText(message('emptyCodes'))).toBeTruthy();
  });
});
