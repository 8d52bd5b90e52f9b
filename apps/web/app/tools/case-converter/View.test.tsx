import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MAX_TEXT_GRAPHEMES } from '@toolbox/core/validate';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { describe, expect, it } from 'vitest';
import { announced } from '../../testing/announced.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

const SAMPLE = "don't STOP. visit NASA at www.Example.com";

describe.each(LANGUAGES)('case converter in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'case-converter', language);
    const message = (key: string, values?: Readonly<Record<string, string>>) =>
      view.translate(`case-converter:${key}`, values);
    const field = () => screen.getByLabelText<HTMLTextAreaElement>(message('text'), { selector: 'textarea' });
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    const choose = (mode: string) => fireEvent.click(screen.getByRole('radio', { name: message(`modes.${mode}`) }));
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    // Until the code of the result has loaded, the example is shown.
    const shows = (mode: string, text: string) =>
      waitFor(() => expect(screen.getByRole('group', { name: message(`modes.${mode}`) }).textContent).toBe(text));
    const copy = () =>
      within(result()).getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.copy') });
    return { ...view, message, field, type, choose, result, shows, copy };
  }

  it('waits quietly for a text, also where there is only white space', async () => {
    const { result, type, copy, message } = await open();
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    type(' \n');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(copy().disabled).toBe(true);
  });

  it.each([
    ['upper', "DON'T STOP. VISIT NASA AT WWW.EXAMPLE.COM"],
    ['lower', "don't stop. visit nasa at www.example.com"],
    ['title', "Don't Stop. Visit Nasa At Www.example.com"],
    ['sentence', "Don't stop. Visit nasa at www.example.com"],
    ['snake', 'dont_stop_visit_nasa_at_www_example_com'],
  ])('converts to %s', async (mode, expected) => {
    const { type, choose, shows, copy } = await open();
    type(SAMPLE);
    choose(mode);
    await shows(mode, expected);
    expect(copy().disabled).toBe(false);
  });

  it('converts again at every change', async () => {
    const { type, shows } = await open();
    type('a');
    await shows('upper', 'A');
    type('ab');
    await shows('upper', 'AB');
  });

  it('keeps the exception words of a title in lower case', async () => {
    const { type, choose, shows, message } = await open();
    type('THE lord of the rings');
    choose('title');
    fireEvent.change(screen.getByLabelText(message('exceptions')), { target: { value: 'of, The' } });
    await shows('title', 'the Lord of the Rings');
  });

  it('keeps acronyms and links if the options are on', async () => {
    const { type, choose, shows, message } = await open();
    type(SAMPLE);
    choose('sentence');
    fireEvent.click(screen.getByRole('switch', { name: message('keepAcronyms') }));
    fireEvent.click(screen.getByRole('switch', { name: message('keepLinks') }));
    await shows('sentence', "Don't STOP. Visit NASA at www.Example.com");
  });

  it('announces the options that decide on the text, and once more when one changes', async () => {
    const { type, choose, shows, message } = await open();
    type(SAMPLE);
    await shows('upper', SAMPLE.toUpperCase());
    const says = async (mode: string, ...options: readonly string[]) => {
      const converted = message('spoken', { mode: message(`modes.${mode}`) });
      expect(await announced()).toEqual([[converted, ...options].join(', ')]);
    };
    fireEvent.change(screen.getByLabelText(message('exceptions')), { target: { value: 'at, Visit' } });
    fireEvent.click(screen.getByRole('switch', { name: message('keepAcronyms') }));
    await says('upper');
    fireEvent.click(screen.getByRole('switch', { name: message('keepLinks') }));
    await says('upper', message('keepLinks'));
    choose('title');
    await says('title', message('keepAcronyms'), message('keepLinks'), `${message('exceptions')}: at visit`);
    choose('snake');
    await says('snake');
  });

  it(`takes ${MAX_TEXT_GRAPHEMES} characters; one more stays, is counted, and waits`, async () => {
    const { type, field, copy, translate, shows } = await open();
    type('a'.repeat(MAX_TEXT_GRAPHEMES));
    await shows('upper', 'A'.repeat(MAX_TEXT_GRAPHEMES));
    type('a'.repeat(MAX_TEXT_GRAPHEMES + 1));
    expect(field().value).toHaveLength(MAX_TEXT_GRAPHEMES + 1);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(translate('errors:failures.text.tooLong', { max: MAX_TEXT_GRAPHEMES }))).toBeTruthy();
    const count = { count: formatWhole(MAX_TEXT_GRAPHEMES + 1), max: formatWhole(MAX_TEXT_GRAPHEMES) };
    expect(screen.getByText(translate('common:document.charactersOfMax', count))).toBeTruthy();
    expect(copy().disabled).toBe(true);
  });

  it.each(['--- !!! ---', '😀😀', '---\n!!!'])('says that %j has nothing for a name', async (text) => {
    const { type, choose, copy, translate, shows } = await open();
    type(text);
    await shows('upper', text.replace('\n', ''));
    choose('snake');
    expect(await screen.findByText(translate('case-converter/late:noName'))).toBeTruthy();
    expect(copy().disabled).toBe(true);
  });

  it('clears everything on Reset', async () => {
    const { type, choose, field, result, message, translate } = await open();
    type('abc');
    choose('title');
    fireEvent.change(screen.getByLabelText(message('exceptions')), { target: { value: 'of' } });
    fireEvent.click(screen.getByRole('switch', { name: message('keepLinks') }));
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(field().value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: message('modes.upper') }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(message('exceptions')).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: message('keepLinks') }).checked).toBe(false);
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });
});
