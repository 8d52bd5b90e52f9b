import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

afterEach(cleanup);

const SAMPLE = '안녕하세요 저는 홍길동입니다.';
const FAMILY = '👨‍👩‍👧‍👦';

describe.each(LANGUAGES)('character counter in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'char-count', language);
    const words = (key: string, values?: Readonly<Record<string, string | number>>) =>
      view.say(`char-count:${key}`, values);
    const text = () => screen.getByLabelText<HTMLTextAreaElement>(words('text'));
    /** The counts are fetched after the page, so the first text waits for them. */
    const type = async (value: string) => {
      fireEvent.change(text(), { target: { value } });
      await screen.findByText(words('technicalTitle'));
    };
    const result = () => screen.getByRole('region', { name: view.say('common:labels.result') });
    /** The value of the row with this label. */
    const row = (key: string) => {
      const label = within(result())
        .getAllByText(words(key), { exact: false })
        .find((node) => node.closest('dt') !== null);
      return label?.closest('div')?.querySelector('dd')?.textContent;
    };
    return { ...view, words, text, type, result, row };
  }

  it('waits quietly for a text', async () => {
    const { result, words, say } = await open();
    expect(within(result()).getByText(words('empty'))).toBeTruthy();
    const copy = within(result()).getByRole<HTMLButtonElement>('button', { name: say('common:actions.copy') });
    expect(copy.disabled).toBe(true);
  });

  it('counts live by every rule', async () => {
    const { type, result, row } = await open();
    await type(SAMPLE);
    expect(result().textContent).toContain('16');
    expect(row('graphemesWithoutSpace')).toBe('14');
    expect(row('words')).toBe('3');
    expect(row('lines')).toBe('1');
    expect(row('doubleBytes')).toBe('29');
    expect(row('neisBytes')).toBe('42');
    expect(row('utf8Bytes')).toBe('42');
  });

  it('counts a family of emoji as one character', async () => {
    const { type, row } = await open();
    await type(FAMILY);
    expect(row('graphemesWithoutSpace')).toBe('1');
    expect(row('utf16Units')).toBe(String(FAMILY.length));
  });

  it('counts a final line break as a line', async () => {
    const { type, row } = await open();
    await type('a\n');
    expect(row('lines')).toBe('2');
  });

  it('says how much of a target is left, and where the cut falls once it is over', async () => {
    const { type, words, result } = await open();
    fireEvent.change(screen.getByLabelText(words('target')), { target: { value: '10' } });
    await type('안녕하세요');
    expect(result().textContent).toContain(words('left', { count: '5' }));
    await type('안녕하세요 여러분 반가워요');
    expect(result().textContent).toContain(words('over', { count: '4' }));
    expect(result().textContent).toContain(words('cut', { tail: '안녕하세요 여러분 ' }));
  });

  it('refuses a target that is not a whole number, beside the field', async () => {
    const { words, say } = await open();
    const target = screen.getByLabelText(words('target'));
    fireEvent.change(target, { target: { value: '0' } });
    expect(target.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(say('errors:failures.text.targetOutOfRange', { min: 1, max: 10_000_000 }))).toBeTruthy();
  });

  it('finds decomposed and invisible characters and repairs them with one press', async () => {
    const { type, words, text } = await open();
    await type(`${'한글'.normalize('NFD')}\u200b`);
    expect(screen.getByText(words('trapsTitle'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: words('repair') }));
    expect(text().value).toBe('한글');
    expect(screen.queryByText(words('trapsTitle'))).toBeNull();
  });

  it('counts the selection apart', async () => {
    const { type, text, result, words } = await open();
    await type(SAMPLE);
    text().setSelectionRange(0, 5);
    fireEvent.select(text());
    expect(result().textContent).toContain(words('selectionCounts', { graphemes: 5, withoutSpace: 5, words: 1 }));
  });

  it('forgets everything on Reset', async () => {
    const { type, text, result, words, say } = await open();
    await type(SAMPLE);
    fireEvent.click(screen.getByRole('button', { name: say('common:actions.reset') }));
    expect(text().value).toBe('');
    expect(within(result()).getByText(words('empty'))).toBeTruthy();
  });
});
