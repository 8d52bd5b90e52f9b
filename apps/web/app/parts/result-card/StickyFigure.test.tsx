import { act, render, screen } from '@testing-library/react';
import { Figure } from '@toolbox/ui/figure/Figure';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import StickyFigure from './StickyFigure.tsx';

type Seen = { readonly isIntersecting: boolean; readonly boundingClientRect: { readonly top: number } };

/** The observed element, and the callback for when it becomes visible or hidden. */
let observed: Element | undefined;
let notify = (_isIntersecting: boolean, _top = 0) => {};

beforeEach(() => {
  observed = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly Seen[]) => void) {
        notify = (isIntersecting, top = 0) => act(() => callback([{ isIntersecting, boundingClientRect: { top } }]));
      }
      observe(element: Element) {
        observed = element;
      }
      disconnect() {}
    },
  );
});

function show(children: ReactNode, isBelow = false) {
  render(
    <>
      <div id="result">{children}</div>
      <StickyFigure label="Premium" value="+2.08%" isBelow={isBelow} />
    </>,
  );
  return screen.getByText('Premium').parentElement;
}

it('watches the figure, not the card that it stands in', () => {
  const bar = show(
    <>
      <Figure size="md" label="Lowest" value="1" />
      <Figure label="BTC" value="+2.08%" />
    </>,
  );
  expect(observed?.textContent).toBe('BTC+2.08%');
  expect(bar?.hidden).toBe(true);
  notify(false);
  expect(bar?.hidden).toBe(false);
  notify(true);
  expect(bar?.hidden).toBe(true);
});

it('watches the card where its figure is drawn in another way', () => {
  show('+2.08%');
  expect(observed?.id).toBe('result');
});

it('goes on a wide screen once the figure has been scrolled past', () => {
  const bar = show('+2.08%', true);
  notify(false, 900);
  expect(bar?.hidden).toBe(false);
  notify(false, -10);
  expect(bar?.hidden).toBe(true);
});

it('keeps space for its height until it is removed', () => {
  let resize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(92);
  const { unmount } = render(<StickyFigure label="Premium" value="+2.08%" />);
  resize();
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--sticky-figure')).toBe('92px');
  unmount();
  expect(style.getPropertyValue('--sticky-figure')).toBe('');
});

it('shows no more of a long text than can be seen', () => {
  render(<StickyFigure label="Text" value={'가'.repeat(5000)} />);
  expect(screen.getByText(/^가+$/u).textContent?.length).toBeLessThan(200);
});

it('keeps a text of the visitor from translators, but no words of ours', () => {
  const { rerender } = render(<StickyFigure label="Barcode" value="HELLO-123" isData />);
  expect(screen.getByText('HELLO-123').getAttribute('translate')).toBe('no');
  rerender(<StickyFigure label="Check" value="Valid" />);
  expect(screen.getByText('Valid').hasAttribute('translate')).toBe(false);
});
