import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SCROLL_DOWN_AFTER_MS, SCROLL_DOWN_PX } from '../../parts/compare-form/useScrollDown.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { LEFT, openCompare, RIGHT, scrollBy } from './testing/comparePage.tsx';

describe.each(LANGUAGES)('text compare in %s', (language) => {
  it('lets compare only when both texts are there, and says so', async () => {
    const { compareButton, field, inResult, say, type, words, common } = await openCompare(language);
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
    const { compare, panel, result, rows, type, words } = await openCompare(language);
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
    const { compare, result, rows, words } = await openCompare(language);
    await compare('a', 'a\nb');
    expect(rows('left')).toEqual(['1 a', ' ']);
    expect(rows('right')).toEqual(['1 a', '2~b']);
    expect(result().textContent).toContain(`${words('differingLines')}1`);
  });

  it('says when there is no difference, with nothing to copy', async () => {
    const { common, compare, inResult, result, rows, words } = await openCompare(language);
    await compare(LEFT, LEFT);
    expect(within(result()).getByText(words('none'))).toBeTruthy();
    expect(rows('left')).toHaveLength(4);
    expect(inResult(words('steps.next')).disabled).toBe(true);
    expect(screen.queryByText(words('legend.position'))).toBeNull();
    expect(screen.queryByText(words('keys'))).toBeNull();
    expect(inResult(common('actions.copy')).disabled).toBe(true);
  });

  it('hides the panels when either text changes', async () => {
    const { compare, field, panel, words } = await openCompare(language);
    for (const side of ['left', 'right'] as const) {
      await compare(LEFT, RIGHT);
      fireEvent.change(field(side), { target: { value: `${LEFT}!` } });
      expect(panel('left')).toBeNull();
      expect(screen.getByText(words('empty'))).toBeTruthy();
    }
  });

  it('moves the page down after the press, smoothly', async () => {
    const { compareButton, type } = await openCompare(language);
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
    const { compareButton, type } = await openCompare(language);
    type(LEFT, RIGHT);
    vi.useFakeTimers();
    fireEvent.click(compareButton());
    act(() => void vi.advanceTimersByTime(1000));
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
