import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AT_ONCE_UNITS } from '../../parts/compare-form/useCompareWork.ts';
import { SCROLL_DOWN_AFTER_MS, SCROLL_DOWN_PX } from '../../parts/compare-form/useScrollDown.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

/** What the page fetches once it is idle. */
beforeAll(() => import('../../parts/compare-form/CompareResult.tsx'));

const scrollBy = vi.fn();
beforeEach(() => void vi.stubGlobal('scrollBy', scrollBy));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrollBy.mockReset();
});

const LEFT = '사과 1\n\n배 3\n감 4';
const RIGHT = '사과 1\n귤\n배 3\n감 5';
const DECOMPOSED = '한글'.normalize('NFD');

describe.each(LANGUAGES)('text compare in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'string', language);
    const words = (key: string, values?: Readonly<Record<string, string | number>>) =>
      view.say(`string:text-compare.${key}`, values);
    const common = (key: string) => view.say(`common:${key}`);
    const field = (side: 'left' | 'right') => screen.getByLabelText<HTMLTextAreaElement>(words(side));
    const type = (left: string, right: string) => {
      fireEvent.change(field('left'), { target: { value: left } });
      fireEvent.change(field('right'), { target: { value: right } });
    };
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    const compareButton = () => button(common('actions.compare'));
    const result = () => screen.getByRole('region', { name: common('labels.result') });
    const inResult = (name: string) => within(result()).getByRole<HTMLButtonElement>('button', { name });
    const panelName = (side: 'left' | 'right') => words('panel', { side: words(side) });
    const panel = (side: 'left' | 'right') => screen.queryByRole('group', { name: panelName(side) });
    const rows = (side: 'left' | 'right') =>
      Array.from(panel(side)?.querySelectorAll('[data-number]') ?? [], (number) => {
        const mark = number.nextElementSibling;
        const spoken = mark?.nextElementSibling?.querySelector('.visually-hidden')?.textContent ?? '';
        const text = mark?.nextElementSibling?.textContent?.slice(spoken.length) ?? '';
        return `${number.getAttribute('data-number')?.trim()}${mark?.getAttribute('data-mark')}${text}`;
      });
    const compare = async (left: string, right: string) => {
      type(left, right);
      fireEvent.click(compareButton());
      await screen.findByRole('group', { name: panelName('left') });
    };
    const drop = async (...files: File[]) => {
      fireEvent.drop(field('left'), { dataTransfer: { types: ['Files'], files } });
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    };
    const align = () => fireEvent.click(screen.getByLabelText(words('modes.aligned')));
    const ignore = (rule: string) => fireEvent.click(button(words(`rules.${rule}`)));
    const current = () => document.querySelector('[aria-current]')?.textContent ?? '';
    return {
      ...view,
      words,
      common,
      field,
      type,
      button,
      compareButton,
      drop,
      result,
      inResult,
      panel,
      rows,
      compare,
      align,
      ignore,
      current,
    };
  }

  it('lets compare only when both texts are there, and says so', async () => {
    const { compareButton, field, inResult, say, type, words, common } = await open();
    expect(screen.getByText(words('empty'))).toBeTruthy();
    expect(compareButton().disabled).toBe(true);
    expect(inResult(common('actions.copy')).disabled).toBe(true);
    const missing = say('errors:failures.compare.textMissing');
    expect(screen.queryByText(missing)).toBeNull();
    fireEvent.change(field('left'), { target: { value: 'a' } });
    expect(screen.getByText(missing)).toBeTruthy();
    type('a', ' \n');
    expect(compareButton().disabled).toBe(true);
    expect(screen.getByText(missing)).toBeTruthy();
    type('a', 'b');
    expect(compareButton().disabled).toBe(false);
    expect(screen.queryByText(missing)).toBeNull();
  });

  it('compares by position on press: panels, empty lines, and the count with its label', async () => {
    const { compare, panel, result, rows, type, words } = await open();
    type(LEFT, RIGHT);
    expect(panel('left')).toBeNull();
    await compare(LEFT, RIGHT);
    expect(rows('left')).toEqual(['1 사과 1', `2~${words('emptyLine')}`, '3 배 3', '4~감 4']);
    expect(rows('right')).toEqual(['1 사과 1', '2~귤', '3 배 3', '4~감 5']);
    expect(panel('left')?.querySelectorAll('[class*=good]')).toHaveLength(2);
    expect(panel('right')?.querySelectorAll('[class*=bad]')).toHaveLength(2);
    expect(result().textContent).toContain(`${words('differingLines')}2`);
  });

  it('counts a line that only one side has', async () => {
    const { compare, result, rows, words } = await open();
    await compare('a', 'a\nb');
    expect(rows('left')).toEqual(['1 a', ' ']);
    expect(rows('right')).toEqual(['1 a', '2~b']);
    expect(result().textContent).toContain(`${words('differingLines')}1`);
  });

  it('says when there is no difference, with nothing to copy', async () => {
    const { common, compare, inResult, result, rows, words } = await open();
    await compare(LEFT, LEFT);
    expect(within(result()).getByText(words('none'))).toBeTruthy();
    expect(rows('left')).toHaveLength(4);
    expect(inResult(words('steps.next')).disabled).toBe(true);
    expect(screen.queryByText(words('legend.position'))).toBeNull();
    expect(screen.queryByText(words('keys'))).toBeNull();
    expect(inResult(common('actions.copy')).disabled).toBe(true);
  });

  it('hides the panels when either text changes', async () => {
    const { compare, field, panel, words } = await open();
    for (const side of ['left', 'right'] as const) {
      await compare(LEFT, RIGHT);
      fireEvent.change(field(side), { target: { value: `${LEFT}!` } });
      expect(panel('left')).toBeNull();
      expect(screen.getByText(words('empty'))).toBeTruthy();
    }
  });

  it('moves the page down after the press, smoothly', async () => {
    const { compareButton, type } = await open();
    type(LEFT, RIGHT);
    vi.useFakeTimers();
    fireEvent.click(compareButton());
    act(() => void vi.advanceTimersByTime(SCROLL_DOWN_AFTER_MS - 1));
    expect(scrollBy).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: SCROLL_DOWN_PX, behavior: 'smooth' });
    expect([SCROLL_DOWN_PX, SCROLL_DOWN_AFTER_MS]).toEqual([200, 150]);
  });

  it('leaves the page where it is for visitors who asked for less motion', async () => {
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
    const { compareButton, type } = await open();
    type(LEFT, RIGHT);
    vi.useFakeTimers();
    fireEvent.click(compareButton());
    act(() => void vi.advanceTimersByTime(1000));
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('aligns equal lines and marks words within a changed one', async () => {
    const { align, compare, panel, result, rows, words } = await open();
    align();
    await compare('하나\n나는 학교에 간다\n셋', '나는 회사에 간다\n셋\n넷');
    expect(rows('left')).toEqual(['1−하나', '2~나는 학교에 간다', '3 셋', ' ']);
    expect(rows('right')).toEqual([' ', '1~나는 회사에 간다', '2 셋', '3+넷']);
    const marked = (side: 'left' | 'right', element: string) =>
      Array.from(panel(side)?.querySelectorAll(element) ?? [], (part) => part.textContent);
    expect(marked('left', 'del')).toEqual(['하나', '학교에']);
    expect(marked('right', 'ins')).toEqual(['회사에', '넷']);
    for (const kind of ['added', 'removed', 'changed']) {
      expect(within(result()).getByText(words(`counts.${kind}`, { count: 1 }))).toBeTruthy();
    }
    expect(
      within(result()).getByText(words('legend.aligned', { left: words('left'), right: words('right') })),
    ).toBeTruthy();
  });

  it('ignores what it is told to, only where lines are aligned, and at once', async () => {
    const { align, button, compare, ignore, result, words } = await open();
    await compare('A b\n\n가', 'a  b\n가');
    expect(button(words('rules.ignoreCase')).disabled).toBe(true);
    align();
    ignore('ignoreCase');
    ignore('ignoreWhitespace');
    expect(result().textContent).toContain(`${words('differingLines')}1`);
    ignore('ignoreBlankLines');
    expect(within(result()).getByText(words('noneCounted'))).toBeTruthy();
  });

  it('explains lines that look the same, and ignores the difference on request', async () => {
    const { button, compare, result, words } = await open();
    await compare('한글\n끝', `${DECOMPOSED}\n끝`);
    expect(within(result()).getByText(words('notices.normalFormLines', { count: 1 }))).toBeTruthy();
    fireEvent.click(button(words('notices.ignoreNormalForm')));
    expect(within(result()).getByText(words('noneCounted'))).toBeTruthy();
    expect(within(result()).queryByText(words('notices.normalFormNote'))).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(words('modes.aligned')).checked).toBe(true);
  });

  it('takes two files at once, and tells of line ends that differ, alone or besides', async () => {
    const { compareButton, drop, field, result, say, words } = await open();
    const ends = (left: string, right: string) =>
      words('notices.lineEndsNote', {
        left: words('left'),
        right: words('right'),
        leftEnds: words(`lineEnds.${left}`),
        rightEnds: words(`lineEnds.${right}`),
      });
    await drop(new File(['a\r\nb'], 'old.txt'), new File(['a\nb'], 'new.txt'));
    await waitFor(() => expect(field('right').value).toBe('a\nb'));
    fireEvent.click(compareButton());
    expect(await within(result()).findByText(words('notices.lineEndsOnly'))).toBeTruthy();
    expect(within(result()).getByText(words('none'))).toBeTruthy();
    expect(within(result()).getByText(ends('crlf', 'lf'))).toBeTruthy();
    await drop(new File(['a\nb'], 'old.txt'), new File(['a\rc\nd'], 'new.txt'));
    await waitFor(() => expect(compareButton().disabled).toBe(false));
    fireEvent.click(compareButton());
    expect(await within(result()).findByText(words('notices.lineEnds'))).toBeTruthy();
    expect(within(result()).getByText(ends('lf', 'mixed'))).toBeTruthy();
    await drop(new File(['1'], '1'), new File(['2'], '2'), new File(['3'], '3'));
    expect(screen.getByText(words('tooManyFiles'))).toBeTruthy();
    await waitFor(() => expect(field('right').value).toBe('2'));
    await drop(new File(['1'], '1'), new File(['a\0b'], '2'));
    expect(await screen.findByText(say('common:document.notText'))).toBeTruthy();
    expect(screen.queryByText(words('tooManyFiles'))).toBeNull();
  });

  it('works on longer texts away from the page, and can be stopped', async () => {
    // A worker that is still at it.
    vi.stubGlobal(
      'Worker',
      class {
        postMessage() {}
        terminate() {}
      },
    );
    const { common, compareButton, result, type } = await open();
    type('a', 'b'.repeat(AT_ONCE_UNITS));
    fireEvent.click(compareButton());
    const stop = await screen.findByRole('button', { name: common('actions.cancel') });
    expect(within(result()).getByRole('progressbar')).toBeTruthy();
    fireEvent.click(stop);
    expect(within(result()).getByText(common('document.cancelled'))).toBeTruthy();
    vi.unstubAllGlobals();
    vi.stubGlobal('scrollBy', scrollBy);
    vi.stubGlobal('Worker', undefined);
    fireEvent.click(compareButton());
    expect(await within(result()).findAllByRole('group')).toHaveLength(2);
  });

  it('offers the aligned mode where the numbers of lines differ', async () => {
    const { button, compare, result, rows, words } = await open();
    await compare('a\nb\nc', 'x\na\nb\nc');
    expect(result().textContent).toContain(`${words('differingLines')}4`);
    fireEvent.click(button(words('notices.tryAligned')));
    expect(rows('right')).toEqual(['1+x', '2 a', '3 b', '4 c']);
    expect(within(result()).queryByText(words('notices.shifted'))).toBeNull();
  });

  it('says when the search was given up', async () => {
    const { align, compare, result, words } = await open();
    const lines = Array.from({ length: 1200 }, (_, index) => String(index % 7 ** (1 + (index % 4))));
    align();
    await compare(lines.join('\n'), lines.toReversed().join('\n'));
    expect(within(result()).getByText(words('notices.truncated'))).toBeTruthy();
  });

  it('steps from difference to difference by button, round and round', async () => {
    const { compare, current, inResult, words } = await open();
    await compare('a\nb\nc\nd', 'a\nB\nc\nD');
    expect(screen.getByText(words('steps.count', { count: 2 }))).toBeTruthy();
    fireEvent.click(inResult(words('steps.next')));
    expect(current()).toContain('b');
    expect(screen.getByText(words('steps.at', { at: 1, count: 2 }))).toBeTruthy();
    fireEvent.click(inResult(words('steps.next')));
    expect(current()).toContain('d');
    fireEvent.click(inResult(words('steps.next')));
    expect(current()).toContain('b');
    fireEvent.click(inResult(words('steps.previous')));
    expect(current()).toContain('d');
  });

  it('steps by key, but not while something is typed or composed', async () => {
    const { compare, current, field } = await open();
    await compare('a\nb\nc\nd', 'a\nB\nc\nD');
    const press = (key: string, more = {}, target: Element = document.body) =>
      fireEvent.keyDown(target, { key, ...more });
    press('n', {}, field('left'));
    press('n', { isComposing: true });
    press('n', { ctrlKey: true });
    press('ArrowDown');
    expect(current()).toBe('');
    press('n');
    expect(current()).toContain('b');
    press('ArrowDown', { altKey: true });
    expect(current()).toContain('d');
    press('ArrowUp', { altKey: true });
    expect(current()).toContain('b');
    press('P');
    expect(current()).toContain('d');
    press('ㅜ', { code: 'KeyN' });
    expect(current()).toContain('b');
  });

  it('swaps the texts, and the comparison with them', async () => {
    const { button, common, compare, field, rows } = await open();
    await compare('a', 'b');
    fireEvent.click(button(common('actions.swap')));
    expect([field('left').value, field('right').value]).toEqual(['b', 'a']);
    await waitFor(() => expect(rows('left')).toEqual(['1~b']));
    expect(rows('right')).toEqual(['1~a']);
  });

  it('copies the patch', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(Object.assign(Object.create(null), { writeText }));
    const { common, compare, inResult } = await open();
    await compare('a\n', 'b\n');
    await act(async () => fireEvent.click(inResult(common('actions.copy'))));
    expect(writeText).toHaveBeenCalledWith('--- original.txt\n+++ changed.txt\n@@ -1,1 +1,1 @@\n-a\n+b\n');
  });

  it('puts everything back on Reset', async () => {
    const { align, button, common, compare, field, ignore, words } = await open();
    align();
    ignore('ignoreCase');
    await compare(LEFT, RIGHT);
    fireEvent.click(button(common('actions.reset')));
    expect([field('left').value, field('right').value]).toEqual(['', '']);
    expect(screen.getByLabelText<HTMLInputElement>(words('modes.position')).checked).toBe(true);
    expect(button(words('rules.ignoreCase')).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText(words('empty'))).toBeTruthy();
  });
});
