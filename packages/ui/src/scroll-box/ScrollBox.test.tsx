import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdResizes } from '../testing/holdResizes.ts';
import { ScrollBox } from './ScrollBox.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** There is no layout in this environment, so sizes are stubbed. */
function layOut(content: { readonly width: number; readonly height: number }, view = 100) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(view);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(view);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content.width);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(content.height);
}

describe('a box that scrolls', () => {
  it.each([
    [{ width: 100, height: 100 }, null],
    [{ width: 101, height: 100 }, '0'],
    [{ width: 100, height: 101 }, '0'],
  ])('with content of %o has the tab index %s', (content, tabIndex) => {
    layOut(content);
    const frame = holdResizes();
    render(<ScrollBox aria-label="table">x</ScrollBox>);
    frame();
    expect(screen.getByRole('group', { name: 'table' }).getAttribute('tabindex')).toBe(tabIndex);
  });

  it('measures nothing in the task that renders it, which would lay out the page', () => {
    layOut({ width: 101, height: 100 });
    const frame = holdResizes();
    const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get');
    render(<ScrollBox aria-label="table">x</ScrollBox>);
    expect(width).not.toHaveBeenCalled();
    frame();
    expect(width).toHaveBeenCalled();
  });

  it('can be focusable even if nothing overflows', () => {
    layOut({ width: 1, height: 1 });
    render(
      <ScrollBox alwaysFocusable aria-label="text" className="own">
        x
      </ScrollBox>,
    );
    const box = screen.getByRole('group', { name: 'text' });
    expect([box.tabIndex, box.classList.contains('own')]).toEqual([0, true]);
  });
});
