import { act, fireEvent, screen, within } from '@testing-library/react';
import { MIN_KEYWORD_TEXT } from '@toolbox/core/text';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { lostDrafts } from '../../testing/lostDrafts.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { keywordTask } from './keywordTask.ts';
import View from './View.tsx';

// Actions that follow each other within a second are undone together, those of another test as well.
afterEach(formHistory.forget);

/** Code that the page fetches once it is idle. */
beforeAll(() => Promise.all([import('./Example.tsx'), import('./KeywordResult.tsx'), import('./parser.ts')]));

const SAMPLE = '<b>Toolbox</b> tools: the toolbox of 도구상자, a toolbox.';

describe.each(LANGUAGES)('keyword extractor in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'keyword-extractor', language);
    const message = (key: string, values?: Readonly<Record<string, string | number>>) =>
      view.translate(`keyword-extractor:${key}`, values);
    const field = () => screen.getByLabelText<HTMLTextAreaElement>(message('text'), { selector: 'textarea' });
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    const count = (value: string) => fireEvent.change(screen.getByLabelText(message('count')), { target: { value } });
    const flip = (key: string) => fireEvent.click(screen.getByRole('switch', { name: message(key) }));
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const rows = async () => {
      const [, ...all] = within(await screen.findByRole('table')).getAllByRole('row');
      return all.map((row) => Array.from(row.children, (cell) => cell.textContent).slice(0, 3));
    };
    const written = async () => (await rows()).map(([word]) => word).join(' ');
    const copy = () =>
      within(result()).getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.copy') });
    return { ...view, message, field, type, count, flip, press, result, rows, written, copy };
  }

  it.each(['', ' \n'])('waits quietly at %j', async (text) => {
    const { type, field, result, copy, message } = await open();
    type(text);
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(copy().disabled).toBe(true);
  });

  it(`says beside the field that fewer than ${MIN_KEYWORD_TEXT} characters are too few`, async () => {
    const { type, field, translate, written, copy } = await open();
    type('가'.repeat(MIN_KEYWORD_TEXT - 1));
    expect(screen.getByText(translate('errors:failures.keywords.tooShort', { min: MIN_KEYWORD_TEXT }))).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(copy().disabled).toBe(true);
    type('가'.repeat(MIN_KEYWORD_TEXT));
    expect(await written()).toBe('가'.repeat(MIN_KEYWORD_TEXT));
    expect(screen.queryByText(translate('errors:failures.keywords.tooShort', { min: MIN_KEYWORD_TEXT }))).toBeNull();
  });

  it('shows score and count of each keyword, best first, in either format', async () => {
    const { type, rows, result, message, copy } = await open();
    type(SAMPLE);
    expect(await rows()).toEqual([
      ['toolbox', '3', '3.9'],
      ['tools', '1', '1.2'],
      ['도구상자', '1', '1.0'],
    ]);
    expect(result().textContent).toContain('#toolbox #tools #도구상자');
    fireEvent.click(screen.getByRole('radio', { name: message('formats.comma') }));
    expect(result().textContent).toContain('toolbox, tools, 도구상자');
    expect(copy().disabled).toBe(false);
  });

  it('finds nouns in its example', async () => {
    const { type, written, translate } = await open();
    type(translate('keyword-extractor/late:example.text'));
    expect(await written()).toBe(
      {
        ko: '모임 소설 동네 도서관 주말 독서 에세이 회원 작가 강연',
        en: 'library club reading opening weekend town saturday second newcomers welcome',
      }[language],
    );
  });

  it.each([
    ['1', 1],
    ['0', 1],
    ['50', 50],
    ['51', 50],
    ['2.9', 2],
    ['', 10],
    ['x', 10],
  ])('takes %j as %i keywords', async (typed, expected) => {
    const { type, count, rows } = await open();
    const letters = Array.from('abcdefghij');
    type(letters.flatMap((first) => letters.map((second) => `${first}${second}x`)).join(' '));
    count(typed);
    expect(await rows()).toHaveLength(expected);
  });

  it('drops Korean stop words, strips particles and keeps single letters if the options are on', async () => {
    const { type, flip, written } = await open();
    type('그리고 서울은 크고 서울에 집 있는');
    if (language === 'ko') flip('stripParticles');
    expect(await written()).toBe('그리고 서울은 크고 서울에 있는');
    flip('dropStopWords');
    expect(await written()).toBe('서울은 크고 서울에');
    flip('stripParticles');
    expect(await written()).toBe('서울 크고');
    flip('keepSingleLetters');
    expect(await written()).toBe('서울 크고 집');
  });

  it('strips particles in Korean by default, and in English only with the option', async () => {
    const { type, flip, press, written, message, translate } = await open();
    const isOn = () => screen.getByRole<HTMLInputElement>('switch', { name: message('stripParticles') }).checked;
    const first = language === 'ko';
    expect(isOn()).toBe(first);
    type('서울은 서울에 서울이 부산');
    expect((await written()).split(' ')[0]).toBe(first ? '서울' : '서울은');
    flip('stripParticles');
    expect(isOn()).toBe(!first);
    expect(lostDrafts()).toEqual([]);
    press(translate('common:actions.reset'));
    expect(isOn()).toBe(first);
  });

  it('excludes a word by a press, brings it back by another, and keeps the focus', async () => {
    const { type, count, press, written, message } = await open();
    type(SAMPLE);
    count('2');
    expect(await written()).toBe('toolbox tools');
    press(message('excludeWord', { word: 'toolbox' }));
    expect(await written()).toBe('tools 도구상자');
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: message('excludeWord', { word: 'tools' }) }),
    );
    press(message('excludeWord', { word: 'tools' }));
    expect(await written()).toBe('도구상자');
    press(message('restoreWord', { word: 'toolbox' }));
    expect(await written()).toBe('toolbox 도구상자');
  });

  it('brings all back at once, also where nothing else is left', async () => {
    const { type, press, written, result, message } = await open();
    type('alpha beta the of');
    await written();
    press(message('excludeWord', { word: 'alpha' }));
    press(message('excludeWord', { word: 'beta' }));
    expect(within(result()).getByText(message('none'))).toBeTruthy();
    press(message('restoreAll'));
    expect(await written()).toBe('alpha beta');
    act(formHistory.undo);
    expect(await within(result()).findByText(message('none'))).toBeTruthy();
    for (const word of ['alpha', 'beta']) press(message('restoreWord', { word }));
    expect(await written()).toBe('alpha beta');
  });

  it.each([keywordTask.inlineUnits, keywordTask.inlineUnits + 1])('reads a text of %i characters', async (length) => {
    const { type, written } = await open();
    type(`toolbox ${'a'.repeat(length - 8)}`);
    expect((await written()).startsWith('toolbox ')).toBe(true);
  });

  it('clears everything on Reset', async () => {
    const { type, press, field, result, message, translate, written } = await open();
    type(SAMPLE);
    await written();
    press(message('excludeWord', { word: 'toolbox' }));
    press(translate('common:actions.reset'));
    expect(field().value).toBe('');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    type(SAMPLE);
    expect(await written()).toContain('toolbox');
  });
});
