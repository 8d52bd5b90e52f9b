import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { compareTask } from '../../parts/compare-form/compareTask.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { DECOMPOSED, LEFT, openCompare, prepareCompare, RIGHT, scrollBy } from './testing/comparePage.tsx';

prepareCompare();
afterEach(formHistory.forget);

describe.each(LANGUAGES)('aligned text compare in %s', (language) => {
  it('aligns equal lines and marks words within a changed one', async () => {
    const { align, compare, panel, result, rows, message } = await openCompare(language);
    align();
    await compare('하나\n나는 학교에 간다\n셋', '나는 회사에 간다\n셋\n넷');
    expect(rows('left')).toEqual(['1−하나', '2~나는 학교에 간다', '3 셋', ' ']);
    expect(rows('right')).toEqual([' ', '1~나는 회사에 간다', '2 셋', '3+넷']);
    const marked = (side: 'left' | 'right', element: string) =>
      Array.from(panel(side)?.querySelectorAll(element) ?? [], (part) => part.textContent);
    expect(marked('left', 'del')).toEqual(['하나', '학교에']);
    expect(marked('right', 'ins')).toEqual(['회사에', '넷']);
    for (const kind of ['added', 'removed', 'changed']) {
      expect(within(result()).getByText(message(`counts.${kind}`, { count: 1 }))).toBeTruthy();
    }
    expect(
      within(result()).getByText(message('legend.aligned', { left: message('left'), right: message('right') })),
    ).toBeTruthy();
  });

  it('ignores the chosen differences, only where lines are aligned, and at once', async () => {
    const { align, button, compare, ignore, result, message } = await openCompare(language);
    await compare('A b\n\n가', 'a  b\n가');
    expect(button(message('rules.ignoreCase')).disabled).toBe(true);
    align();
    ignore('ignoreCase');
    ignore('ignoreWhitespace');
    expect(result().textContent).toContain(`${message('differingLines')}1`);
    ignore('ignoreBlankLines');
    expect(within(result()).getByText(message('noneCounted'))).toBeTruthy();
    const announced = () =>
      within(result())
        .getAllByRole('status')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(announced()).toContain(message('noneCounted')));
  });

  it('explains lines that look the same, and ignores the difference on request', async () => {
    const { button, compare, result, message } = await openCompare(language);
    await compare('한글\n끝', `${DECOMPOSED}\n끝`);
    expect(within(result()).getByText(message('notices.normalFormLines', { count: 1 }))).toBeTruthy();
    fireEvent.click(button(message('notices.ignoreNormalForm')));
    expect(within(result()).getByText(message('noneCounted'))).toBeTruthy();
    expect(within(result()).queryByText(message('notices.normalFormNote'))).toBeNull();
    expect(document.activeElement?.textContent).toBe(message('noneCounted'));
    expect(screen.getByLabelText<HTMLInputElement>(message('modes.aligned')).checked).toBe(true);
  });

  it('takes two files at once, and reports line ends that differ, alone or besides', async () => {
    const { compareButton, drop, field, result, translate, message } = await openCompare(language);
    const ends = (left: string, right: string) =>
      message('notices.lineEndsNote', {
        left: message('left'),
        right: message('right'),
        leftEnds: message(`lineEnds.${left}`),
        rightEnds: message(`lineEnds.${right}`),
      });
    await drop(new File(['a\r\nb'], 'old.txt'), new File(['a\nb'], 'new.txt'));
    await waitFor(() => expect(field('right').value).toBe('a\nb'));
    fireEvent.click(compareButton());
    expect(await within(result()).findByText(message('notices.lineEndsOnly'))).toBeTruthy();
    // On the page, and perhaps already announced.
    expect(within(result()).getAllByText(message('none'))[0]).toBeTruthy();
    expect(within(result()).getByText(ends('crlf', 'lf'))).toBeTruthy();
    await drop(new File(['a\nb'], 'old.txt'), new File(['a\rc\nd'], 'new.txt'));
    expect(await within(result()).findByText(ends('lf', 'mixed'))).toBeTruthy();
    expect(within(result()).getByText(message('notices.lineEnds'))).toBeTruthy();
    await drop(new File(['1'], '1'), new File(['2'], '2'), new File(['3'], '3'));
    expect(await screen.findByText(message('tooManyFiles'))).toBeTruthy();
    await waitFor(() => expect(field('right').value).toBe('2'));
    await drop(new File(['1'], '1'), new File(['a\0b'], '2'));
    expect(await screen.findByText(translate('inputNotices:file.refused.notText'))).toBeTruthy();
    expect(screen.queryByText(message('tooManyFiles'))).toBeNull();
    await drop(new File(['1'], '1'), new File(['2'], '2'), new File(['3'], '3'));
    expect(await screen.findByText(message('tooManyFiles'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(screen.queryByText(message('tooManyFiles'))).toBeNull();
    await drop(new File([''], '1'), new File([''], '2'));
    expect(await screen.findAllByText(translate('inputNotices:file.refused.empty'))).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(screen.queryAllByText(translate('inputNotices:file.refused.empty'))).toEqual([]);
  });

  it('says that there were too many files until a text is replaced', async () => {
    const { common, drop, field, message } = await openCompare(language);
    // Not the announcement, which comes a moment later and stays for a while.
    const shown = { selector: ':not([role="status"])' };
    const open = async () => {
      await drop(new File(['1'], '1'), new File(['2'], '2'), new File(['3'], '3'));
      await waitFor(() => expect([field('left').value, field('right').value]).toEqual(['1', '2']));
      expect(await screen.findByText(message('tooManyFiles'), shown)).toBeTruthy();
    };
    await open();
    fireEvent.change(field('right'), { target: { value: '2 ' } });
    expect(screen.queryByText(message('tooManyFiles'), shown)).toBeNull();
    await open();
    fireEvent.click(screen.getByRole('button', { name: common('actions.swap') }));
    expect(screen.queryByText(message('tooManyFiles'), shown)).toBeNull();
    await open();
    await drop(new File(['4'], '4'));
    await waitFor(() => expect(field('left').value).toBe('4'));
    expect(screen.queryByText(message('tooManyFiles'), shown)).toBeNull();
    await open();
    act(formHistory.undo);
    expect(screen.queryByText(message('tooManyFiles'), shown)).toBeNull();
  });

  it('calls line ends the only difference only where the lines are equal without the rules', async () => {
    const { align, compareButton, drop, field, ignore, result, message } = await openCompare(language);
    align();
    for (const rule of ['ignoreCase', 'ignoreWhitespace', 'ignoreBlankLines'] as const) ignore(rule);
    const compareFiles = async (left: string, right: string) => {
      await drop(new File([left], 'old.txt'), new File([right], 'new.txt'));
      // Both: the right one may be the same as before.
      await waitFor(() => expect([field('left').value, field('right').value]).toEqual([left, right]));
      fireEvent.click(compareButton());
    };
    await compareFiles('ABC\r\nDef\r\n', 'abc\ndef\n');
    expect(await within(result()).findByText(message('notices.lineEnds'))).toBeTruthy();
    expect(within(result()).queryByText(message('notices.lineEndsOnly'))).toBeNull();
    await compareFiles('abc\r\n\r\nd', 'abc\nd');
    expect(await within(result()).findByText(message('notices.lineEnds'))).toBeTruthy();
    await compareFiles('abc\r\nd', 'abc\nd');
    expect(await within(result()).findByText(message('notices.lineEndsOnly'))).toBeTruthy();
  });

  it('works on longer texts away from the page, and can be stopped', async () => {
    // A worker that has not finished.
    vi.stubGlobal(
      'Worker',
      class {
        postMessage() {}
        terminate() {}
      },
    );
    const { common, compareButton, result, type } = await openCompare(language);
    type('a', 'b'.repeat(compareTask.inlineUnits));
    fireEvent.click(compareButton());
    const stop = await screen.findByRole('button', { name: common('actions.cancel') });
    expect(within(result()).getByRole('progressbar')).toBeTruthy();
    fireEvent.click(stop);
    expect(within(result()).getByText(common('document.canceled'))).toBeTruthy();
    vi.unstubAllGlobals();
    vi.stubGlobal('scrollBy', scrollBy);
    vi.stubGlobal('Worker', undefined);
    fireEvent.click(compareButton());
    expect(await within(result()).findAllByRole('group')).toHaveLength(2);
  });

  it('offers the aligned mode where the numbers of lines differ', async () => {
    const { button, compare, result, rows, message } = await openCompare(language);
    await compare('a\nb\nc', 'x\na\nb\nc');
    expect(result().textContent).toContain(`${message('differingLines')}4`);
    fireEvent.click(button(message('notices.tryAligned')));
    expect(document.activeElement?.textContent?.startsWith(message('differingLines'))).toBe(true);
    expect(rows('right')).toEqual(['1+x', '2 a', '3 b', '4 c']);
    expect(within(result()).queryByText(message('notices.shifted'))).toBeNull();
  });

  it('says when the search was given up', async () => {
    const { align, compare, result, message } = await openCompare(language);
    const lines = Array.from({ length: 1200 }, (_, index) => String(index % 7 ** (1 + (index % 4))));
    align();
    await compare(lines.join('\n'), lines.toReversed().join('\n'));
    expect(within(result()).getByText(message('notices.truncated'))).toBeTruthy();
  });

  it('steps from difference to difference by button, round and round', async () => {
    const { compare, current, inResult, message } = await openCompare(language);
    await compare('a\nb\nc\nd', 'a\nB\nc\nD');
    expect(screen.getByText(message('steps.count', { count: 2 }))).toBeTruthy();
    fireEvent.click(inResult(message('steps.next')));
    expect(current()).toContain('b');
    expect(screen.getByText(message('steps.at', { at: 1, count: 2 }))).toBeTruthy();
    fireEvent.click(inResult(message('steps.next')));
    expect(current()).toContain('d');
    fireEvent.click(inResult(message('steps.next')));
    expect(current()).toContain('b');
    fireEvent.click(inResult(message('steps.previous')));
    expect(current()).toContain('d');
  });

  it('steps by key, but not while something is typed or composed', async () => {
    const { compare, current, field } = await openCompare(language);
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
    const { button, common, compare, field, rows } = await openCompare(language);
    await compare('a', 'b');
    fireEvent.click(button(common('actions.swap')));
    expect([field('left').value, field('right').value]).toEqual(['b', 'a']);
    await waitFor(() => expect(rows('left')).toEqual(['1~b']));
    expect(rows('right')).toEqual(['1~a']);
  });

  it('copies the patch', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(Object.assign(Object.create(null), { writeText }));
    const { common, compare, inResult } = await openCompare(language);
    await compare('a\n', 'b\n');
    await act(async () => fireEvent.click(inResult(common('actions.copy'))));
    expect(writeText).toHaveBeenCalledWith('--- original.txt\n+++ changed.txt\n@@ -1,1 +1,1 @@\n-a\n+b\n');
  });

  it('puts everything back on Reset', async () => {
    const { align, button, common, compare, field, ignore, message } = await openCompare(language);
    align();
    ignore('ignoreCase');
    await compare(LEFT, RIGHT);
    fireEvent.click(button(common('actions.reset')));
    expect([field('left').value, field('right').value]).toEqual(['', '']);
    expect(screen.getByLabelText<HTMLInputElement>(message('modes.position')).checked).toBe(true);
    expect(button(message('rules.ignoreCase')).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText(message('empty'))).toBeTruthy();
  });
});
