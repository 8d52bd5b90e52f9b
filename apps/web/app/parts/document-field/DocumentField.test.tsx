import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { formatBytes } from '@toolbox/i18n/format/formatBytes';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { onFormAction } from '../../browser/undo/undoable.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { DocumentField } from './DocumentField.tsx';
import { DOCUMENT_FROM_UNITS, EMPTY_TEXT, MAX_DOCUMENT_BYTES, type TextValue } from './textValue.ts';

let held: TextValue = EMPTY_TEXT;
const taker = { take: (_: TextValue): void => undefined };
/** Replaces the value as an example does. */
let replaceOutside: (text: string) => void;

function Form({ error }: { readonly error?: string }) {
  const [value, setValue] = useState(EMPTY_TEXT);
  held = value;
  replaceOutside = (text) => setValue({ text });
  const change = (next: TextValue) => {
    taker.take(next);
    setValue(next);
  };
  return <DocumentField label="Source" hint="Drop a file" value={value} onChange={change} error={error} />;
}

const LARGE = 'a'.repeat(DOCUMENT_FROM_UNITS + 1);
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

describe.each(LANGUAGES)('a field for documents in %s', (language) => {
  async function open(error?: string) {
    const view = await renderView(() => <Form {...(error !== undefined && { error })} />, 'errors', language);
    const area = () => screen.getByLabelText<HTMLTextAreaElement>('Source');
    const document = () => screen.getByRole('group', { name: 'Source' });
    const clear = () => screen.getByRole('button', { name: view.translate('common:actions.clear') });
    const paste = (text: string) => fireEvent.paste(area(), { clipboardData: { getData: () => text } });
    const drop = async (...files: File[]) => {
      const zone = screen.getByRole('button', { name: view.translate('common:actions.chooseFile') });
      fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files } });
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    };
    return { ...view, area, document, clear, paste, drop };
  }

  it('does not print its hint, which says how to fill it in', async () => {
    const { area } = await open();
    expect(screen.getByText('Drop a file').closest('.no-print')).not.toBeNull();
    expect(area().closest('.no-print')).toBeNull();
  });

  it('is a text area for what is typed', async () => {
    const { area } = await open();
    fireEvent.change(area(), { target: { value: 'text' } });
    expect(held).toEqual({ text: 'text' });
    expect(area().value).toBe('text');
  });

  it('holds a text above the limit as a document, on both sides of it', async () => {
    const { area, document, translate } = await open();
    const fits = LARGE.slice(1);
    fireEvent.change(area(), { target: { value: fits } });
    expect(held).toEqual({ text: fits });
    fireEvent.change(area(), { target: { value: LARGE } });
    expect(held).toEqual({ text: LARGE, document: '' });
    expect((await screen.findByRole('group', { name: 'Source' })).textContent).toContain(
      translate('common:document.pasted'),
    );
    expect(document().textContent).toContain(
      translate('common:document.size', { size: formatBytes(LARGE.length, language), lines: '1' }),
    );
  });

  it('takes a large paste in place of the selection, and leaves a small one to the browser', async () => {
    const { area, paste } = await open();
    fireEvent.change(area(), { target: { value: '[old]' } });
    area().setSelectionRange(1, 4);
    expect(paste('small')).toBe(true);
    expect(held.text).toBe('[old]');
    expect(paste(LARGE)).toBe(false);
    await waitFor(() => expect(held).toEqual({ text: `[${LARGE}]`, document: '' }));
  });

  it.each([
    ['typed', (area: HTMLElement) => fireEvent.change(area, { target: { value: LARGE } })],
    ['pasted', (area: HTMLElement) => fireEvent.paste(area, { clipboardData: { getData: () => LARGE } })],
  ])('can be undone where a %s text becomes a document, which no key clears', async (_, enter) => {
    const { area, document } = await open();
    const record = vi.fn<Parameters<typeof onFormAction>[0]>();
    onFormAction(record);
    record.mockClear();
    fireEvent.change(area(), { target: { value: 'own' } });
    expect(record).not.toHaveBeenCalled();
    enter(area());
    await waitFor(() => expect(held.document).toBe(''));
    expect(record).toHaveBeenCalledOnce();
    expect(record.mock.lastCall?.[0]).toBe('replaced');
    await waitFor(() => expect(globalThis.document.activeElement).toBe(document()));
    await act(async () => replaceOutside('own'));
    expect(globalThis.document.activeElement).toBe(area());
  });

  it('gives the text area back when the document is cleared, with the focus', async () => {
    const { area, clear, paste } = await open();
    paste(LARGE);
    await screen.findByRole('group', { name: 'Source' });
    fireEvent.click(clear());
    expect(held).toBe(EMPTY_TEXT);
    expect(globalThis.document.activeElement).toBe(area());
  });

  it('reads a small file into the text area and a large one as a document with its name', async () => {
    const { area, document, drop } = await open();
    await drop(file('small.json', '\ufeff{"가":1}'));
    expect(area().value).toBe('{"가":1}');
    await drop(file('large.json', LARGE));
    expect(held).toEqual({ text: LARGE, document: 'large.json' });
    await waitFor(() => expect(document().textContent).toContain('large.json'));
  });

  it('counts lines by every line end', async () => {
    const { document, drop, translate } = await open();
    await drop(file('large.txt', LARGE, '\rb\r\nc\nd'));
    const size = translate('common:document.size', { size: formatBytes(LARGE.length, language), lines: '4' });
    await waitFor(() => expect(document().textContent).toContain(size));
  });

  it('offers another encoding for a guess, until the text changes', async () => {
    const { area, drop, translate } = await open();
    const choice = () => screen.queryByLabelText<HTMLSelectElement>(translate('inputNotices:file.readOtherwise'));
    for (const certain of ['가', '\ufeff가']) {
      await drop(file('utf-8.txt', certain));
      expect(area().value).toBe('가');
      expect(choice()).toBeNull();
    }
    await drop(file('cp949.txt', new Uint8Array([0xb0, 0xa1, 0xb3, 0xaa])));
    expect(area().value).toBe('가나');
    await waitFor(() => expect(choice()?.value).toBe('euc-kr'));
    fireEvent.change(choice() as HTMLSelectElement, { target: { value: 'utf-8' } });
    await waitFor(() => expect(area().value).toContain('\ufffd'));
    expect(choice()?.value).toBe('utf-8');
    fireEvent.change(area(), { target: { value: 'typed' } });
    expect(choice()).toBeNull();
  });

  it('says why it does not take a file, and keeps what it holds', async () => {
    const { area, drop, translate } = await open();
    await drop(file('kept.txt', 'kept'));
    const refusals: readonly (readonly [files: File[], key: string])[] = [
      [[file('image.png', new Uint8Array([0x89, 0xff]))], 'notText'],
      [[file('zero.bin', 'a\0b')], 'notText'],
      [[file('empty.txt')], 'empty'],
      [[file('mark.txt', '\ufeff')], 'empty'],
      [[file('large.txt', new Uint8Array(MAX_DOCUMENT_BYTES + 1))], 'tooLarge'],
    ];
    for (const [files, key] of refusals) {
      await drop(...files);
      expect(screen.getByText(translate(`inputNotices:file.refused.${key}`, { max: 10 }))).toBeTruthy();
      expect(area().getAttribute('aria-invalid')).toBe('true');
      expect(held.text).toBe('kept');
    }
    await drop(file('one.txt', 'one'), file('two.txt', 'two'));
    expect(held.text).toBe('kept');
    expect(screen.getByText(translate('inputNotices:file.refused.tooMany'))).toBeTruthy();
  });

  it('drops the reason with what it held, by whatever that is replaced', async () => {
    const { area, drop, translate } = await open();
    await drop(file('empty.txt'));
    expect(screen.getByText(translate('inputNotices:file.refused.empty'))).toBeTruthy();
    await act(async () => replaceOutside('example'));
    expect(screen.queryByText(translate('inputNotices:file.refused.empty'))).toBeNull();
    expect(area().getAttribute('aria-invalid')).not.toBe('true');
  });

  it('drops the reason where the text of an opened file comes back', async () => {
    const { area, drop, translate } = await open();
    await drop(file('kept.txt', 'kept'));
    await act(async () => replaceOutside(''));
    await drop(file('empty.txt'));
    expect(screen.getByText(translate('inputNotices:file.refused.empty'))).toBeTruthy();
    await act(async () => replaceOutside('kept'));
    expect(screen.queryByText(translate('inputNotices:file.refused.empty'))).toBeNull();
    expect(area().getAttribute('aria-invalid')).not.toBe('true');
  });

  it('takes a file of exactly the largest size', async () => {
    const { drop } = await open();
    await drop(file('fits.txt', new Uint8Array(MAX_DOCUMENT_BYTES).fill(0x61)));
    await waitFor(() => expect(held.text).toHaveLength(MAX_DOCUMENT_BYTES));
  });

  it('says what is wrong also beside a document', async () => {
    const { paste, drop, translate } = await open('wrong');
    paste(LARGE);
    await waitFor(() => expect(held.text).toBe(LARGE));
    expect(screen.getByText('wrong')).toBeTruthy();
    await drop(file('zero.bin', '\0'));
    expect(screen.getByText(translate('inputNotices:file.refused.notText'))).toBeTruthy();
    expect(held.text).toBe(LARGE);
  });

  it('forgets a file that arrives after something newer', async () => {
    const { area, drop } = await open();
    let arrive: (bytes: ArrayBuffer) => void = () => undefined;
    const late = file('late.txt', 'late');
    late.arrayBuffer = () => new Promise((resolve) => (arrive = resolve));
    await drop(late);
    fireEvent.change(area(), { target: { value: 'newer' } });
    await act(async () => arrive(new TextEncoder().encode('late').buffer));
    expect(held.text).toBe('newer');
    await drop(late);
    await act(async () => replaceOutside('example'));
    await act(async () => arrive(new TextEncoder().encode('late').buffer));
    expect(held.text).toBe('example');
  });

  it('forgets a file that arrives after the field is gone', async () => {
    const { drop, unmount } = await open();
    let arrive: (bytes: ArrayBuffer) => void = () => undefined;
    const late = file('late.txt', 'late');
    late.arrayBuffer = () => new Promise((resolve) => (arrive = resolve));
    const take = vi.spyOn(taker, 'take');
    await drop(late);
    unmount();
    await act(async () => arrive(new TextEncoder().encode('late').buffer));
    expect(take).not.toHaveBeenCalled();
  });
});

describe('the buttons of a text', () => {
  async function open(readText?: () => Promise<string>) {
    vi.stubGlobal('navigator', { ...navigator, clipboard: readText && { readText } });
    const view = await renderView(() => <Form />, 'errors', 'ko');
    const area = () => screen.getByLabelText<HTMLTextAreaElement>('Source');
    const button = (key: string) =>
      screen.findByRole<HTMLButtonElement>('button', { name: view.translate(`common:actions.${key}`) });
    return { ...view, area, button };
  }

  it('paste in place of the selection, and give the focus to the field', async () => {
    const { area, button } = await open(async () => 'new');
    fireEvent.change(area(), { target: { value: '[old]' } });
    area().setSelectionRange(1, 4);
    fireEvent.click(await button('paste'));
    await waitFor(() => expect(held.text).toBe('[new]'));
    expect(document.activeElement).toBe(area());
  });

  it.each([
    ['denied', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['nothing', async () => ''],
  ])('say why nothing was pasted: %s', async (key, readText) => {
    const { area, button, translate } = await open(readText);
    fireEvent.change(area(), { target: { value: 'kept' } });
    fireEvent.click(await button('paste'));
    expect(await screen.findByText(translate(`inputNotices:paste.${key}`))).toBeTruthy();
    expect(held.text).toBe('kept');
  });

  it('leave pasting out where the browser cannot', async () => {
    const { button, translate } = await open();
    await button('clear');
    expect(screen.queryByRole('button', { name: translate('common:actions.paste') })).toBeNull();
  });

  it('clear what is there, in a way that can be taken back', async () => {
    const { area, button } = await open();
    expect((await button('clear')).disabled).toBe(true);
    fireEvent.change(area(), { target: { value: 'text' } });
    fireEvent.click(await button('clear'));
    expect(held.text).toBe('');
    expect(document.activeElement).toBe(area());
  });
});
