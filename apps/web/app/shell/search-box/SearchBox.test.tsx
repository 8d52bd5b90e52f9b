import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fillShellSlots } from '../../loading/shellSlots.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { SearchBox } from './SearchBox.tsx';

describe.each(LANGUAGES)('a search that finds no tool in %s', (language) => {
  async function search(text: string) {
    const openPalette = vi.fn<(text: string) => void>();
    fillShellSlots({ openPalette });
    const { translate } = await renderView(() => <SearchBox limit={6} placeholder="" />, 'palette', language);
    const box = screen.getByRole<HTMLInputElement>('combobox');
    act(() => box.focus());
    fireEvent.change(box, { target: { value: text } });
    const row = await screen.findByRole('button', { name: translate('palette:pasted.title') });
    return { openPalette, box, row, translate };
  }

  it.each(['110000', '1990-05-15', '8.8.8.8'])('opens the palette with %s by Enter', async (text) => {
    const { openPalette, box } = await search(text);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(openPalette.mock.calls).toEqual([[text]]);
    expect(box.value).toBe('');
    expect(document.activeElement).toBe(box);
  });

  it('opens the palette by its row, and leaves the focus in the box', async () => {
    const { openPalette, box, row } = await search('110000');
    row.focus();
    expect(document.activeElement).toBe(row);
    fireEvent.click(row);
    expect(openPalette.mock.calls).toEqual([['110000']]);
    expect(document.activeElement).toBe(box);
  });

  it('answers a question by its row', async () => {
    const { translate } = await search('110000');
    act(() => fillShellSlots({ openPalette: vi.fn(), isQuestion: (_, { findsNone = false } = {}) => findsNone }));
    expect(screen.getByRole('button', { name: translate('palette:search.answer') })).toBeTruthy();
    expect(screen.queryByText(translate('palette:search.noneHint'))).toBeNull();
    for (const text of [translate('palette:search.enter'), translate('shell:search.results', { count: 1 })]) {
      await vi.waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(text));
    }
    expect(screen.queryByText(translate('shell:search.noResults'))).toBeNull();
  });

  it('announces the row', async () => {
    const { translate } = await search('110000');
    const isAnnounced = (status: HTMLElement) => status.textContent === translate('palette:pasted.enter');
    await vi.waitFor(() => expect(screen.getAllByRole('status').some(isAnnounced)).toBe(true));
  });

  it('lists what the text is about, unless the palette answers it', async () => {
    const { box, translate } = await search('110000');
    fireEvent.change(box, { target: { value: 'QR 고장' } });
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringContaining(translate('meta:tools.qr-generator.name'))]);
    act(() => fillShellSlots({ openPalette: vi.fn(), isQuestion: (_, { findsNone = false } = {}) => findsNone }));
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('button', { name: translate('palette:search.answer') })).toBeTruthy();
  });

  it('has no such row where there are results', async () => {
    const { box, translate } = await search('110000');
    fireEvent.change(box, { target: { value: 'json' } });
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: translate('palette:pasted.title') })).toBeNull();
  });
});

describe.each(LANGUAGES)('a question that also finds a tool in %s', (language) => {
  const question = language === 'ko' ? '부가세 1,100,000원' : 'VAT 110,000';

  async function type(text: string) {
    const ask = vi.fn<(text: string) => void>();
    fillShellSlots({ openPalette: ask, isQuestion: (asked) => asked === question });
    const { translate } = await renderView(() => <SearchBox limit={6} placeholder="" />, 'palette', language);
    const box = screen.getByRole<HTMLInputElement>('combobox');
    act(() => box.focus());
    fireEvent.change(box, { target: { value: text } });
    const title = translate('palette:search.answer');
    await vi.waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
    const activeText = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
    return { ask, box, title, activeText, translate };
  }

  it('opens the palette by Enter', async () => {
    const { ask, box, title, activeText } = await type(question);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)[0]).toBe(title);
    expect(activeText()).toBe(title);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(ask.mock.calls).toEqual([[question]]);
    expect(box.value).toBe('');
  });

  it('is counted among the results', async () => {
    const { translate } = await type(question);
    const count = screen.getAllByRole('option').length;
    const isAnnounced = (status: HTMLElement) => status.textContent === translate('shell:search.results', { count });
    await vi.waitFor(() => expect(screen.getAllByRole('status').some(isAnnounced)).toBe(true));
  });

  it('opens the palette by a click', async () => {
    const { ask, title } = await type(question);
    fireEvent.click(screen.getByRole('option', { name: title }));
    expect(ask.mock.calls).toEqual([[question]]);
  });

  it('lists the tool as well, which the arrow keys reach', async () => {
    const { ask, box, title, activeText } = await type(question);
    const [, tool] = screen.getAllByRole('option');
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(activeText()).toBe(tool?.textContent);
    fireEvent.keyDown(box, { key: 'ArrowUp' });
    expect(activeText()).toBe(title);
    fireEvent.keyDown(box, { key: 'ArrowUp' });
    expect(activeText()).toBe(screen.getAllByRole('option').at(-1)?.textContent);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('leaves to the system what belongs to it: arrows with Alt or Command, and Esc during composition', async () => {
    const { box, title, activeText } = await type(question);
    for (const modifier of [{ altKey: true }, { metaKey: true }])
      expect(fireEvent.keyDown(box, { key: 'ArrowDown', ...modifier })).toBe(true);
    expect(activeText()).toBe(title);
    fireEvent.keyDown(box, { key: 'Escape', keyCode: 229 });
    expect(box.value).toBe(question);
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(box.value).toBe('');
  });
});
