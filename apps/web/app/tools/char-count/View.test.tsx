import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '../../browser/draft/drafts.ts';
import { fillDrafts } from '../../browser/draft/fillDrafts.ts';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { listenForUndo } from '../../browser/undo/listenForUndo.ts';
import { toTextValue } from '../../parts/document-field/textValue.ts';
import { announced } from '../../testing/announced.ts';
import { lostDrafts } from '../../testing/lostDrafts.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { EMPTY_QUESTION } from './questions/question.ts';
import {
  forgetQuestions,
  parseStoredText,
  readStoredText,
  STORED_QUESTIONS_KEY,
  storeQuestions,
} from './questions/storedQuestions.ts';
import View from './View.tsx';

/** Code that the page fetches once it is idle. */
beforeAll(() =>
  Promise.all([
    import('./calculation.ts'),
    import('./CountDetails.tsx'),
    import('./questions/StoreQuestionsSwitch.tsx'),
    import('./OverMarks.tsx'),
    import('./questions/QuestionBar.tsx'),
    import('./TargetLine.tsx'),
    import('./TextTraps.tsx'),
  ]),
);
beforeEach(() => localStorage.clear());

const SAMPLE = '안녕하세요 저는 홍길동입니다.';
const FAMILY = '👨‍👩‍👧‍👦';

describe.each(LANGUAGES)('character counter in %s', (language) => {
  async function open(Page: ComponentType = View) {
    const view = await renderView(Page, 'char-count', language);
    const message = (key: string, values?: Readonly<Record<string, string | number>>) =>
      view.translate(`char-count:${key}`, values);
    const asked = (key: string, values?: Readonly<Record<string, string | number>>) =>
      view.translate(`char-count/late:questions.${key}`, values);
    const common = (key: string) => view.translate(`common:${key}`);
    const text = () => screen.getByLabelText<HTMLTextAreaElement>(message('text'));
    /**
     * The counts are fetched after the page, so the first text waits for them. The rest is counted once it is unfolded,
     * after a pause.
     */
    const type = async (value: string) => {
      fireEvent.change(text(), { target: { value } });
      await act(() => new Promise((resolve) => setTimeout(resolve, 160)));
      const details = (await screen.findByText(message('details'))).closest('details');
      if (details === null || details.open) return;
      expect(screen.queryByText(message('technicalTitle'))).toBeNull();
      details.open = true;
      fireEvent(details, new Event('toggle'));
      await screen.findByText(message('technicalTitle'));
    };
    const aim = (value: string) => fireEvent.change(screen.getByLabelText(message('target')), { target: { value } });
    const result = () => screen.getByRole('region', { name: common('labels.result') });
    const tile = (key: string) => {
      const label = within(result()).getByText((content) => content.trim() === message(key), { selector: 'p' });
      return label.parentElement?.querySelector('p + p')?.textContent;
    };
    /** The value of the row with this label, among the details. */
    const row = (key: string) => {
      const label = screen.getAllByText(message(key), { exact: false }).find((node) => node.closest('dt') !== null);
      return label?.closest('div')?.querySelector('dd')?.textContent;
    };
    // What is next to the field comes once the page is idle.
    await screen.findByLabelText(message('target'));
    const marked = () => document.querySelector('mark')?.textContent;
    const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
    return { ...view, message, asked, common, text, type, aim, result, tile, row, marked, button };
  }

  it('shows the counts of the example in gray and not focusable, and says what will appear', async () => {
    const { result, tile, message, common, text, button, translate } = await open();
    expect(await within(result()).findByText(common('labels.example'))).toBeTruthy();
    await waitFor(() => expect(tile('words')).toMatch(/^\d+$/u));
    expect(result().querySelectorAll('p[inert]')).toHaveLength(4);
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect((await button(common('actions.copy'))).disabled).toBe(true);
    const grayed = tile('words');
    fireEvent.click(await button(common('actions.fillExample')));
    expect(text().value).toBe(translate('char-count/late:example.text'));
    await waitFor(() => expect(result().querySelectorAll('p[inert]')).toHaveLength(0));
    expect(tile('words')).toBe(grayed);
  });

  it('never shows the example beside a text that becomes a long one', async () => {
    const { result, tile, common, text, type } = await open();
    await type(SAMPLE);
    let marks = 0;
    const mark = (node: Node) => node.textContent === common('labels.example');
    const observer = new MutationObserver((records) => {
      marks += records.flatMap(({ addedNodes }) => [...addedNodes]).filter(mark).length;
    });
    observer.observe(result(), { childList: true, subtree: true });
    fireEvent.change(text(), { target: { value: '가'.repeat(20_001) } });
    await waitFor(() => expect(tile('tiles.graphemes')).toBe('20,001'));
    observer.disconnect();
    expect(marks).toBe(0);
  });

  it('counts live in four tiles and by every rule', async () => {
    const { type, tile, row } = await open();
    await type(SAMPLE);
    expect(['tiles.graphemes', 'tiles.graphemesWithoutSpace', 'words'].map(tile)).toEqual(['16', '14', '3']);
    expect(row('lines')).toBe('1');
    expect(row('doubleBytes')).toBe('29');
    expect(row('neisBytes')).toBe('42');
    expect(row('utf8Bytes')).toBe('42');
  });

  it('announces the bytes once more by another profile', async () => {
    const { type, message } = await open();
    await type('가 나');
    const said = (bytes: number) => [message('spoken', { graphemes: 3, words: 2, lines: 1, bytes })];
    expect(await announced()).toEqual(said(5));
    fireEvent.change(screen.getByLabelText(message('tiles.profile')), { target: { value: 'neisBytes' } });
    expect(await announced()).toEqual(said(7));
  });

  it('counts bytes by the chosen profile', async () => {
    const { type, message, result } = await open();
    await type('가\n');
    const profile = screen.getByLabelText<HTMLSelectElement>(message('tiles.profile'));
    const bytes = () => profile.closest('div')?.querySelector('p + p')?.textContent;
    expect(bytes()).toBe('3');
    fireEvent.change(profile, { target: { value: 'neisBytes' } });
    expect(bytes()).toBe('5');
    expect(result().textContent).toContain(message('profiles.neisBytes'));
    fireEvent.change(screen.getByLabelText(message('targetUnit')), { target: { value: 'utf8Bytes' } });
    expect([profile.value, bytes()]).toEqual(['utf8Bytes', '4']);
  });

  it('counts a family of emoji as one character', async () => {
    const { type, tile, row } = await open();
    await type(FAMILY);
    expect(tile('tiles.graphemesWithoutSpace')).toBe('1');
    expect(row('utf16Units')).toBe(String(FAMILY.length));
  });

  it('counts a final line break as a line', async () => {
    const { type, row } = await open();
    await type('a\n');
    expect(row('lines')).toBe('2');
  });

  it('says how much of a target is left, and marks what is over', async () => {
    const { type, aim, message, translate, marked, tile } = await open();
    const rest = (key: string, count: string) => translate(`char-count/late:rest.${key}`, { count });
    aim('10');
    await type('안녕하세요');
    expect((await screen.findByRole('meter')).getAttribute('aria-valuetext')).toContain(rest('characters.left', '5'));
    expect(marked()).toBeUndefined();
    await type('안녕하세요 여러분 반가워요');
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toContain(rest('characters.over', '4'));
    expect(
      await screen.findByText(message('cut', { tail: '안녕하세요 여러분 ' }).trim(), { exact: false }),
    ).toBeTruthy();
    expect(marked()).toBe('반가워요');
    expect(tile('tiles.graphemes')).toBe(`14 / ${message('tiles.limit', { count: '10' })}`);
    fireEvent.change(screen.getByLabelText(message('targetUnit')), { target: { value: 'utf8Bytes' } });
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toContain(rest('bytes.over', '28'));
  });

  it('never cuts a character in two where bytes are counted', async () => {
    const { type, aim, message, marked } = await open();
    fireEvent.change(screen.getByLabelText(message('targetUnit')), { target: { value: 'doubleBytes' } });
    aim('5');
    await type('가나다라');
    await waitFor(() => expect(marked()).toBe('다라'));
  });

  it('quotes the end of the fitting part without half of a character', async () => {
    const { type, aim, message } = await open();
    aim('14');
    await type(`${'😀'.repeat(13)}abc`);
    const cut = await screen.findByText(message('cut', { tail: '' }).trim(), { exact: false });
    expect(cut.textContent).toContain(`…${'😀'.repeat(11)}a`);
    expect(cut.textContent?.isWellFormed()).toBe(true);
  });

  it('refuses a target that is not a whole number, beside the field', async () => {
    const { message, aim, translate } = await open();
    aim('0');
    expect(screen.getByLabelText(message('target')).getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getByText(translate('errors:failures.text.targetOutOfRange', { min: 1, max: 100_000_000 })),
    ).toBeTruthy();
  });

  it('points at the excess only where it is marked', async () => {
    const { text, aim, message, marked } = await open();
    aim('10');
    fireEvent.change(text(), { target: { value: 'a'.repeat(20_000) } });
    expect((await screen.findByText(message('cutHint'), { exact: false })).textContent).toContain('aaaa');
    await waitFor(() => expect(marked()).toHaveLength(19_990));
    fireEvent.change(text(), { target: { value: 'a'.repeat(20_001) } });
    await waitFor(() => expect(screen.queryByText(message('cutHint'), { exact: false })).toBeNull());
    expect(screen.getByText(message('cut', { tail: 'a'.repeat(10) }))).toBeTruthy();
    expect(marked()).toBeUndefined();
  });

  it('says beside the bytes how many characters CP949 leaves out', async () => {
    const { type, aim, message, result, translate, button, common } = await open();
    const profile = screen.getByLabelText<HTMLSelectElement>(message('tiles.profile'));
    const short = (count: string) => translate('char-count/late:lost.short', { count });
    fireEvent.change(profile, { target: { value: 'cp949Bytes' } });
    await type(`${'한글'.normalize('NFD')}${FAMILY}`);
    await within(result()).findByText(short('3'));
    await type('가😀😀');
    await within(result()).findByText(short('2'));
    expect(profile.closest('div')?.querySelector('p + p')?.textContent).toBe(`2${short('2')}`);
    const written = vi.fn(async () => undefined);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(Object.assign(Object.create(null), { writeText: written }));
    await act(async () => void fireEvent.click(await button(common('actions.copy'))));
    expect(written).toHaveBeenCalledWith(expect.stringContaining(`${message('cp949Bytes')}: 2 (${short('2')})`));
    fireEvent.change(profile, { target: { value: 'utf8Bytes' } });
    expect(within(result()).queryByText(short('2'))).toBeNull();

    aim('10');
    const long = translate('char-count/late:lost.long', { count: '2' });
    expect(screen.queryByText(long)).toBeNull();
    fireEvent.change(screen.getByLabelText(message('targetUnit')), { target: { value: 'cp949Bytes' } });
    expect(await screen.findByText(long)).toBeTruthy();
    await type('가나');
    await waitFor(() => expect(screen.queryByText(long)).toBeNull());
    expect(profile.closest('div')?.querySelector('p + p')?.textContent).toBe('4');
  });

  describe('with a target in words or in another unit', () => {
    async function openTarget() {
      const view = await open();
      const { message, translate, aim } = view;
      const field = () => screen.getByLabelText<HTMLInputElement>(message('target'));
      const rule = () => screen.getByLabelText<HTMLSelectElement>(message('targetUnit'));
      const choose = (value: string) => fireEvent.change(rule(), { target: { value } });
      const offered = (unit: 'characters' | 'bytes', count: string, measure: string) =>
        translate('common:actions.useValue', {
          value: translate(`char-count/late:targetOffer.${unit}`, { count, rule: message(measure) }),
        });
      const offers = () =>
        within(field().closest('[class*=fields]') as HTMLElement)
          .queryAllByRole('button')
          .map((offer) => offer.textContent);
      const take = async (typed: string, name: string) => {
        aim(typed);
        fireEvent.click(await view.button(name));
        expect(document.activeElement).toBe(field());
        expect(field().getAttribute('aria-invalid')).toBeNull();
        return [field().value, rule().value];
      };
      return { ...view, field, rule, choose, offered, offers, take };
    }

    it('never takes bytes for characters: names the unit and offers to count bytes', async () => {
      const { aim, message, translate, offered, take } = await openTarget();
      aim('1,500바이트');
      expect(
        screen.getByText(translate('errors:failures.number.wrongUnit', { field: message('target'), unit: '바이트' })),
      ).toBeTruthy();
      expect(screen.queryByRole('meter')).toBeNull();
      expect(await take('1,500바이트', offered('bytes', '1,500', 'doubleBytes'))).toEqual(['1,500', 'doubleBytes']);
      expect(await take('500자', offered('characters', '500', 'graphemes'))).toEqual(['500', 'graphemes']);
    });

    it('offers the rule that the page shows for bytes', async () => {
      const { message, offered, offers, take } = await openTarget();
      fireEvent.change(screen.getByLabelText(message('tiles.profile')), { target: { value: 'neisBytes' } });
      expect(await take('500B', offered('bytes', '500', 'neisBytes'))).toEqual(['500', 'neisBytes']);
      expect(offers()).toEqual([]);
    });

    it('offers the rule that the words ask for', async () => {
      const { translate, choose, offered, take } = await openTarget();
      const use = (value: string) => translate('common:actions.useValue', { value });
      expect(await take('공백 포함 500자', use('500'))).toEqual(['500', 'graphemes']);
      const without = offered('characters', '1,000', 'graphemesWithoutSpace');
      expect(await take('1,000자 이내(띄어쓰기 제외)', without)).toEqual(['1,000', 'graphemesWithoutSpace']);
      const withSpaces = offered('characters', '4,000', 'graphemes');
      expect(await take('4000 characters (including spaces)', withSpaces)).toEqual(['4,000', 'graphemes']);
      expect(await take('up to 4,000 characters', use('4,000'))).toEqual(['4,000', 'graphemes']);
      choose('utf8Bytes');
      expect(await take('공백 포함 500', use('500'))).toEqual(['500', 'utf8Bytes']);
      expect(await take('공백 포함 500byte', use('500'))).toEqual(['500', 'utf8Bytes']);
    });

    it('offers nothing that the field rejects, nor bytes without spaces', async () => {
      const { aim, offers, offered } = await openTarget();
      for (const typed of ['500 words', '공백 제외 500바이트', '500,000,000B']) {
        aim(typed);
        expect(offers()).toEqual([]);
      }
      aim('1,500자(3,000byte)');
      expect(offers()).toEqual([expect.stringMatching(/1,500(?!\d)/u), offered('bytes', '3,000', 'doubleBytes')]);
    });

    it('keeps the unit while it is typed, and shows the digits once the field is left', async () => {
      const { aim, field, choose, rule } = await openTarget();
      aim('500 character');
      expect(field().value).toBe('500 character');
      aim('500 characters');
      fireEvent.blur(field());
      expect(field().value).toBe('500');
      choose('doubleBytes');
      aim('500 bytes');
      fireEvent.blur(field());
      expect([field().value, rule().value]).toEqual(['500', 'doubleBytes']);
    });
  });

  it('finds decomposed and invisible characters and repairs them with one press', async () => {
    const { type, message, text } = await open();
    await type(`${'한글'.normalize('NFD')}\u200b`);
    expect(screen.getByText(message('trapsTitle'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: message('repair') }));
    expect(text().value).toBe('한글');
    expect(document.activeElement).toBe(text());
    await waitFor(() => expect(screen.queryByText(message('trapsTitle'))).toBeNull());
  });

  it('replaces special spaces with spaces with one press, and nothing else', async () => {
    const { type, message, text, button, translate } = await open();
    const letters = '한글'.normalize('NFD');
    await type(`${letters}\u00a0a\u3000\u00a0b\t`);
    fireEvent.click(await button(translate('char-count/late:plainSpaces')));
    expect(text().value).toBe(`${letters} a  b\t`);
    expect(document.activeElement).toBe(text());
    fireEvent.click(await button(message('repair')));
    await waitFor(() => expect(screen.queryByText(message('trapsTitle'))).toBeNull());
    expect(text().value).toBe('한글 a  b\t');
  });

  it('counts the selection apart, without unfolding the details', async () => {
    const { type, text, message } = await open();
    await type(SAMPLE);
    text().setSelectionRange(0, 5);
    fireEvent.select(text());
    const counts = message('selectionCounts', { graphemes: 5, withoutSpace: 5, words: 1 });
    expect((await screen.findByText(counts, { exact: false })).closest('summary')).not.toBeNull();
  });

  it('counts a text with CRLF, and its selection, as the text area has it, and a document as it is', async () => {
    const { text, message, row, type, asked, button } = await open();
    await type('a');
    await act(async () => drafts.change([['char-count.text', { value: { text: 'ab\r\ncd\ref' } }]]));
    await waitFor(() => expect(row('utf8Bytes')).toBe('8'));
    expect(row('utf16Units')).toBe('8');
    // As browsers do.
    const own = Object.getOwnPropertyDescriptor(text(), 'value') ?? {};
    Object.defineProperty(text(), 'value', { ...own, get: () => 'ab\ncd\nef' });
    text().setSelectionRange(0, 2);
    fireEvent.select(text());
    Object.defineProperty(text(), 'value', own);
    const counts = message('selectionCounts', { graphemes: 2, withoutSpace: 2, words: 1 });
    expect(await screen.findByText(counts, { exact: false })).toBeTruthy();
    fireEvent.click(await button(asked('add')));
    fireEvent.click(screen.getByRole('radio', { name: asked('number', { number: 1 }) }));
    expect(drafts.get('char-count.text', EMPTY_QUESTION.value)).toEqual({ text: 'ab\ncd\nef' });
    const document = toTextValue(`${'a'.repeat(200_000)}\r\n`, 'long.txt');
    await act(async () => drafts.change([['char-count.text', { value: document }]]));
    await waitFor(() => expect(row('utf8Bytes')).toBe('200,002'));
  });

  it('counts no selection in another text than the one it was made in', async () => {
    const { type, text, message, asked, button } = await open();
    const line = `${message('selection')}:`;
    const select = async (end: number) => {
      text().setSelectionRange(0, end);
      fireEvent.select(text());
      expect(await screen.findByText(line, { exact: false })).toBeTruthy();
    };
    const isGone = () => waitFor(() => expect(screen.queryByText(line, { exact: false })).toBeNull());
    await type('첫째 문항');
    fireEvent.click(await button(asked('add')));
    await type('둘째 문항의 글');
    await select(2);
    fireEvent.click(screen.getByRole('radio', { name: asked('number', { number: 1 }) }));
    await isGone();
    fireEvent.click(screen.getByRole('radio', { name: asked('number', { number: 2 }) }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await isGone();
    await select(3);
    fireEvent.click(await button(asked('remove')));
    await isGone();
  });

  it('keeps several questions, each with its own text, target and rules', async () => {
    const { type, aim, asked, text, message, button } = await open();
    aim('3');
    await type('첫째 글');
    fireEvent.click(await button(asked('add')));
    expect(text().value).toBe('');
    expect(document.activeElement).toBe(text());
    expect(screen.getByLabelText<HTMLInputElement>(message('target')).value).toBe('3');
    aim('500');
    await type('둘째');
    const tab = (number: number) =>
      screen.getByRole<HTMLInputElement>('radio', { name: (name) => name.startsWith(asked('number', { number })) });
    expect(tab(1).closest('label')?.textContent).toContain(asked('over'));
    expect(tab(2).checked).toBe(true);
    expect(lostDrafts()).toEqual([]);
    fireEvent.click(tab(1));
    expect([text().value, screen.getByLabelText<HTMLInputElement>(message('target')).value]).toEqual(['첫째 글', '3']);
    text().blur();
    fireEvent.click(await button(asked('remove')));
    expect(text().value).toBe('둘째');
    expect(document.activeElement).toBe(text());
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('undoes no more than what was typed in the open question, and the removal of one', async () => {
    formHistory.forget();
    const stop = listenForUndo();
    const { asked, text, button } = await open();
    const enter = (value: string) => {
      text().focus();
      text().dispatchEvent(new InputEvent('beforeinput', { bubbles: true, inputType: 'insertFromPaste' }));
      fireEvent.input(text(), { target: { value }, inputType: 'insertFromPaste' });
    };
    const undone = (times: number) => {
      const event = () => new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true });
      return Array.from({ length: times }, () => {
        act(() => void text().dispatchEvent(event()));
        return text().value;
      });
    };
    const others = () => {
      const { before, after } = drafts.get('char-count.others', { before: [EMPTY_QUESTION], after: [EMPTY_QUESTION] });
      return [...before, ...after].map(({ value }) => value.text);
    };
    enter('첫째');
    fireEvent.click(await button(asked('add')));
    enter('둘째');
    enter('둘째 글');
    expect(undone(4)).toEqual(['둘째', '', '', '']);
    expect(others()).toEqual(['첫째']);
    enter('둘째');
    fireEvent.click(screen.getByRole('radio', { name: asked('number', { number: 1 }) }));
    enter('첫째 글');
    expect(undone(3)).toEqual(['첫째', '첫째', '첫째']);
    fireEvent.click(await button(asked('remove')));
    expect([text().value, ...others()]).toEqual(['둘째']);
    expect(undone(3)).toEqual(['첫째', '첫째', '첫째']);
    expect(others()).toEqual(['둘째']);
    stop();
  });

  it('stores the other questions for a reload, although one of them is too long', async () => {
    await open();
    const written = (text: string) => ({ ...EMPTY_QUESTION, value: { text }, target: '5' });
    const long = written('a'.repeat(2_860_000));
    await act(async () =>
      drafts.change([
        ['char-count.others', { value: { before: [written('첫째'), long], after: [written('넷째')] } }],
        ['char-count.text', { value: { text: '셋째' } }],
      ]),
    );
    expect(lostDrafts()).toEqual([]);
    expect(JSON.parse(sessionStorage.getItem('draft.char-count.others') ?? '')).toEqual({
      before: [written('첫째'), written('')],
      after: [written('넷째')],
    });
  });

  it('keeps the questions on this device when asked, and forgets them when asked no more', async () => {
    const { aim, asked, type } = await open();
    aim('7');
    await type('남길 글');
    const keep = await screen.findByRole<HTMLInputElement>('switch', { name: asked('keep') });
    expect([keep.checked, localStorage.getItem(STORED_QUESTIONS_KEY)]).toEqual([false, null]);
    fireEvent.click(keep);
    cleanup();

    const later = await open();
    await waitFor(() => expect(later.text().value).toBe('남길 글'));
    await later.type('고친 글');
    await waitFor(() => expect(localStorage.getItem(STORED_QUESTIONS_KEY)).toContain('고친 글'));
    fireEvent.click(screen.getByRole('switch', { name: asked('keep') }));
    expect(localStorage.getItem(STORED_QUESTIONS_KEY)).toBeNull();
  });

  it('keeps what was typed last before the page is left, and has it once on return', async () => {
    const { asked, type } = await open();
    await type('남길 글');
    fireEvent.click(await screen.findByRole('switch', { name: asked('keep') }));
    await type('남길 글을 고침');
    const last = { ...EMPTY_QUESTION, value: { text: '남길 글을 고침' } };
    cleanup();
    expect(parseStoredText(readStoredText())?.questions).toEqual([last]);
  });

  it('leaves a long text out of what is kept, and says so', async () => {
    storeQuestions({ questions: [EMPTY_QUESTION, { ...EMPTY_QUESTION, target: '700' }], openIndex: 0 });
    const { asked, text, button, message } = await open();
    await button(asked('remove'));
    fireEvent.change(text(), { target: { value: '짧은 글' } });
    fireEvent.click(screen.getByRole('radio', { name: asked('number', { number: 2 }) }));
    await act(async () =>
      drafts.change([['char-count.text', { value: toTextValue('a'.repeat(990_001), 'long.txt') }]]),
    );
    const keep = screen.getByRole<HTMLInputElement>('switch', { name: asked('keep') });
    await waitFor(() => expect(localStorage.getItem(STORED_QUESTIONS_KEY)).toContain('짧은 글'));
    expect(keep.checked).toBe(true);
    expect(screen.getByText(asked('keepLong', { numbers: 2 }), { ignore: '[role=status]' })).toBeTruthy();
    expect(parseStoredText(readStoredText())?.questions[1]).toEqual({ ...EMPTY_QUESTION, target: '700' });

    await act(async () => {
      storeQuestions({ questions: [{ ...EMPTY_QUESTION, value: { text: '다른 탭' } }, EMPTY_QUESTION], openIndex: 0 });
      fireEvent(window, new StorageEvent('storage', { key: STORED_QUESTIONS_KEY }));
    });
    expect(drafts.get('char-count.text', EMPTY_QUESTION.value).text).toHaveLength(990_001);
    expect(screen.getByLabelText<HTMLInputElement>(message('target')).value).toBe('');
    fireEvent.click(screen.getByRole('radio', { name: asked('number', { number: 1 }) }));
    expect(text().value).toBe('다른 탭');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('says so where the browser stores nothing', async () => {
    const { asked } = await open();
    const keep = await screen.findByRole<HTMLInputElement>('switch', { name: asked('keep') });
    vi.stubGlobal('localStorage', undefined);
    fireEvent.click(keep);
    vi.unstubAllGlobals();
    expect(keep.checked).toBe(false);
    expect(screen.getByText(asked('keepFailed'), { ignore: '[role=status]' })).toBeTruthy();
  });

  it('keeps the targets of empty questions for the next visit', async () => {
    const kept = [EMPTY_QUESTION, { ...EMPTY_QUESTION, target: '700' }];
    storeQuestions({ questions: kept, openIndex: 1 });
    const { message, asked } = await open();
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
    expect(screen.getByLabelText<HTMLInputElement>(message('target')).value).toBe('700');
    fireEvent.click(screen.getByRole('radio', { name: asked('number', { number: 1 }) }));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(parseStoredText(readStoredText())).toEqual({ questions: kept, openIndex: 0 });
  });

  describe('with questions kept by an earlier visit or another tab', () => {
    const written = (text: string) => ({ ...EMPTY_QUESTION, value: { text } });
    const stored = () => parseStoredText(readStoredText())?.questions.map(({ value }) => value.text);
    const elsewhere = (texts: readonly string[] | undefined) =>
      act(async () => {
        if (texts === undefined) forgetQuestions();
        else storeQuestions({ questions: texts.map(written), openIndex: 0 });
        fireEvent(window, new StorageEvent('storage', { key: STORED_QUESTIONS_KEY }));
      });
    const keeps = async (asked: (key: string) => string) =>
      (await screen.findByRole<HTMLInputElement>('switch', { name: asked('keep') })).checked;

    it('follows another tab, and stops when it does', async () => {
      storeQuestions({ questions: [written('하나')], openIndex: 0 });
      const { asked, type, text } = await open();
      await waitFor(() => expect(text().value).toBe('하나'));
      await elsewhere(['하나 더']);
      expect(text().value).toBe('하나 더');
      await elsewhere(undefined);
      expect(await keeps(asked)).toBe(false);
      await type('남기지 않을 글');
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(stored()).toBeUndefined();
    });

    /** The counter with a stored text, which can be left for another page. */
    async function openStored() {
      storeQuestions({ questions: [written('하나')], openIndex: 0 });
      let show: (isShown: boolean) => void = () => undefined;
      const page = await open(function Site() {
        const [isShown, setShown] = useState(true);
        show = setShown;
        return isShown && <View />;
      });
      await waitFor(() => expect(page.text().value).toBe('하나'));
      const leaveFor = (meanwhile: () => void) => {
        act(() => show(false));
        meanwhile();
        act(() => show(true));
      };
      return { ...page, leaveFor };
    }

    /** Opens the counter and leaves it for another page while another tab stores a text, then returns to it. */
    async function returnAfter(meanwhile: () => void) {
      const { text, leaveFor } = await openStored();
      leaveFor(() => {
        meanwhile();
        storeQuestions({ questions: [written('하나 더')], openIndex: 0 });
      });
      return text;
    }

    it('follows what another tab changed while this one showed another page', async () => {
      const text = await returnAfter(() => undefined);
      await waitFor(() => expect(text().value).toBe('하나 더'));
      expect([screen.queryByRole('radio'), stored()]).toEqual([null, ['하나 더']]);
    });

    it('adds what was changed here and in another tab meanwhile', async () => {
      const text = await returnAfter(() => drafts.change([['char-count.text', { value: { text: '다른 하나' } }]]));
      await waitFor(() => expect(stored()).toEqual(['하나 더', '다른 하나']));
      expect(text().value).toBe('다른 하나');
    });

    it('keeps a text that could not be stored when the page is shown again', async () => {
      const { text, leaveFor, asked } = await openStored();
      const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      fireEvent.change(text(), { target: { value: '둘' } });
      await screen.findByText(asked('keepFailed'));
      full.mockRestore();
      leaveFor(() => undefined);
      await waitFor(() => expect(stored()).toEqual(['하나', '둘']));
      expect(text().value).toBe('둘');
    });

    it('keeps the text of a tab in which storing was turned off from another one', async () => {
      const { text, leaveFor } = await openStored();
      leaveFor(forgetQuestions);
      leaveFor(() => storeQuestions({ questions: [written('다른 하나')], openIndex: 0 }));
      await waitFor(() => expect(stored()).toEqual(['다른 하나', '하나']));
      expect(text().value).toBe('하나');
    });

    const isOpen = (number: number, asked: (key: string, values?: Readonly<Record<string, number>>) => string) =>
      screen.getByRole<HTMLInputElement>('radio', { name: (name) => name.startsWith(asked('number', { number })) })
        .checked;

    it('leaves a long document open that another tab has put a text in the place of', async () => {
      storeQuestions({ questions: [written('짧은 글'), EMPTY_QUESTION], openIndex: 1 });
      const { asked, text } = await open();
      await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
      const long = toTextValue('a'.repeat(1_000_000), 'long.txt');
      await act(async () => drafts.change([['char-count.text', { value: long }]]));
      await elsewhere(['짧은 글', 'B가 쓴 글']);
      expect(screen.getAllByRole('radio')).toHaveLength(3);
      expect(drafts.get('char-count.text', EMPTY_QUESTION.value)).toEqual(long);
      expect(isOpen(3, asked)).toBe(true);
      await waitFor(() => expect(stored()).toEqual(['짧은 글', 'B가 쓴 글', '']));
      fireEvent.click(screen.getByRole('radio', { name: asked('number', { number: 2 }) }));
      expect(text().value).toBe('B가 쓴 글');
    });

    const fill = (values: Readonly<Record<string, unknown>>, isLink = true) =>
      act(async () => expect(await fillDrafts('char-count', values, { isLink })).toBe(true));
    const FRIEND = { text: { text: '친구의 글' } };

    it.each([
      ['a link', true],
      ['another tool', false],
    ])('adds a text that comes from %s, and takes it back with one undo', async (_, isLink) => {
      formHistory.forget();
      storeQuestions({ questions: ['하나', '둘'].map(written), openIndex: 0 });
      const { asked, text } = await open();
      await waitFor(() => expect(text().value).toBe('하나'));
      fireEvent.change(text(), { target: { value: '하나 더' } });
      await fill(FRIEND, isLink);
      expect(text().value).toBe('친구의 글');
      expect(isOpen(3, asked)).toBe(true);
      await waitFor(() => expect(stored()).toEqual(['하나 더', '둘', '친구의 글']));
      act(() => formHistory.undo());
      expect(text().value).toBe('하나 더');
      await waitFor(() => expect(stored()).toEqual(['하나 더', '둘']));
    });

    it('counts the open text by the rule of a link without one', async () => {
      storeQuestions({ questions: ['하나', '둘'].map(written), openIndex: 0 });
      const { text, message } = await open();
      await waitFor(() => expect(text().value).toBe('하나'));
      await fill({ measure: 'utf8Bytes' });
      expect(text().value).toBe('하나');
      expect(screen.getByLabelText<HTMLSelectElement>(message('targetUnit')).value).toBe('utf8Bytes');
      expect(screen.getAllByRole('radio')).toHaveLength(2);
    });

    it('has a linked text once that differs from a kept one only in its line breaks', async () => {
      storeQuestions({ questions: ['하나\n하나 더', '둘'].map(written), openIndex: 1 });
      const { asked, text } = await open();
      await waitFor(() => expect(text().value).toBe('둘'));
      await fill({ text: { text: '하나\r\n하나 더' } });
      expect(screen.getAllByRole('radio')).toHaveLength(2);
      expect(isOpen(1, asked)).toBe(true);
    });

    it('shows a linked text alone, and leaves what is kept, if there would be too many', async () => {
      const texts = Array.from({ length: 8 }, (__, index) => `글 ${index}`);
      storeQuestions({ questions: texts.map(written), openIndex: 0 });
      const { asked, text } = await open();
      await waitFor(() => expect(text().value).toBe('글 0'));
      await fill(FRIEND);
      expect(text().value).toBe('친구의 글');
      expect(await keeps(asked)).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(stored()).toEqual(texts);
    });

    it('lets a link replace what is not kept', async () => {
      const { text, type } = await open();
      await type('하나');
      await fill(FRIEND);
      expect(text().value).toBe('친구의 글');
      expect(screen.queryByRole('radio')).toBeNull();
    });

    it('leaves a question open that another tab has moved by removing one before it', async () => {
      storeQuestions({ questions: ['하나', '둘', '셋'].map(written), openIndex: 1 });
      const { asked, text } = await open();
      await waitFor(() => expect(text().value).toBe('둘'));
      await elsewhere(['둘', '셋']);
      expect(text().value).toBe('둘');
      expect(isOpen(1, asked)).toBe(true);
    });
  });

  it('forgets everything on Reset', async () => {
    const { type, text, result, message, common, button } = await open();
    await type(SAMPLE);
    await act(async () => fireEvent.click(await button(common('actions.reset'))));
    expect(text().value).toBe('');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });
});
