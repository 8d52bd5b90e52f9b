import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ANNOUNCE_AFTER_QUIET_MS } from '@toolbox/ui/live-region/LiveRegion';
import { describe, expect, it, vi } from 'vitest';
import { SCROLL_DOWN_AFTER_MS, SCROLL_DOWN_PX } from '../../parts/compare-form/useScrollDown.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { LEFT, openCompare, prepareCompare, RIGHT, scrollBy } from './testing/comparePage.tsx';

prepareCompare();

describe.each(LANGUAGES)('text compare in %s', (language) => {
  it('lets compare only when both texts are there, and says so', async () => {
    const { compareButton, field, inResult, translate, type, message, common } = await openCompare(language);
    expect(screen.getByText(message('empty'))).toBeTruthy();
    expect(compareButton().disabled).toBe(true);
    expect(inResult(common('actions.copy')).disabled).toBe(true);
    const missing = translate('errors:failures.compare.textMissing');
    expect(screen.queryByText(missing)).toBeNull();
    fireEvent.change(field('left'), { target: { value: 'a' } });
    // It is true of every input in progress, so it describes the button and is not announced.
    expect(screen.getByText(missing).id).toBe(compareButton().getAttribute('aria-describedby'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 2 * ANNOUNCE_AFTER_QUIET_MS)));
    expect(screen.getAllByText(missing)).toHaveLength(1);
    type('a', ' \n');
    expect(compareButton().disabled).toBe(true);
    expect(screen.getByText(missing)).toBeTruthy();
    type('a', 'b');
    expect(compareButton().disabled).toBe(false);
    expect(screen.queryByText(missing)).toBeNull();
  });

  it('compares by position while one types: panels, empty lines, and the count with its label', async () => {
    const { panel, result, rows, type, message } = await openCompare(language);
    type(LEFT, RIGHT);
    await waitFor(() => expect(panel('left')).not.toBeNull());
    expect(rows('left')).toEqual(['1 사과 1', `2~${message('emptyLine')}`, '3 배 3', '4~감 4']);
    expect(rows('right')).toEqual(['1 사과 1', '2~귤', '3 배 3', '4~감 5']);
    expect(panel('left')?.querySelectorAll('[class*=good]')).toHaveLength(2);
    expect(panel('right')?.querySelectorAll('[class*=bad]')).toHaveLength(2);
    expect(result().textContent).toContain(`${message('differingLines')}2`);
  });

  it('prints the result without the form and the hints for the screen, once there is a result', async () => {
    const { compare, field, message } = await openCompare(language);
    const isPrinted = (element: Element) => element.closest('.no-print') === null;
    expect(isPrinted(field('left'))).toBe(true);
    expect(isPrinted(screen.getByText(message('filesNote')))).toBe(false);
    await compare('a', 'b');
    expect(isPrinted(field('left'))).toBe(false);
    expect(isPrinted(screen.getByText(message('legend.position')))).toBe(true);
    expect(isPrinted(screen.getByText(message('keys')))).toBe(false);
    expect(isPrinted(await screen.findByText(message('patchNote')))).toBe(false);
  });

  it('counts a line that only one side has', async () => {
    const { compare, result, rows, message } = await openCompare(language);
    await compare('a', 'a\nb');
    expect(rows('left')).toEqual(['1 a', ' ']);
    expect(rows('right')).toEqual(['1 a', '2~b']);
    expect(result().textContent).toContain(`${message('differingLines')}1`);
  });

  it('says when there is no difference, with nothing to copy', async () => {
    const { common, compare, inResult, result, rows, message } = await openCompare(language);
    await compare(LEFT, LEFT);
    expect(await within(result()).findByText(message('none'))).toBeTruthy();
    await waitFor(() => expect(rows('left')).toHaveLength(4));
    expect(inResult(message('steps.next')).disabled).toBe(true);
    expect(screen.queryByText(message('legend.position'))).toBeNull();
    expect(screen.queryByText(message('keys'))).toBeNull();
    expect(inResult(common('actions.copy')).disabled).toBe(true);
  });

  it('follows a change of either text, and hides the panels when one is gone', async () => {
    const { field, result, type, message } = await openCompare(language);
    type(LEFT, RIGHT);
    await waitFor(() => expect(result().textContent).toContain(`${message('differingLines')}2`));
    fireEvent.change(field('right'), { target: { value: LEFT } });
    await waitFor(() => expect(within(result()).getByText(message('none'))).toBeTruthy());
    fireEvent.change(field('left'), { target: { value: '' } });
    await waitFor(() => expect(screen.getByText(message('empty'))).toBeTruthy());
    expect(document.querySelector('[data-number]')).toBeNull();
    fireEvent.change(field('right'), { target: { value: '' } });
    await waitFor(() => expect(document.querySelector('[inert] [data-number]')).not.toBeNull());
  });

  it('shows the differences of the example in gray, and fills it in', async () => {
    const { common, field, inResult, result, translate } = await openCompare(language);
    expect(await within(result()).findByText(common('labels.example'))).toBeTruthy();
    await waitFor(() => expect(result().querySelectorAll('[inert] [data-number]').length).toBeGreaterThan(4));
    expect(inResult(common('actions.copy')).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: common('actions.fillExample') }));
    expect([field('left').value, field('right').value]).toEqual([
      translate('text-compare/late:example.left'),
      translate('text-compare/late:example.right'),
    ]);
    await waitFor(() => expect(result().querySelector('[inert]')).toBeNull());
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
