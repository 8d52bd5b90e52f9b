import { act, cleanup, render, screen } from '@testing-library/react';
import { Figure } from '@toolbox/ui/figure/Figure';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import StickyFigure from './StickyFigure.tsx';

/** The observed element, and the callback for when it becomes visible or hidden. */
let observed: Element | undefined;
let tell = (_isIntersecting: boolean) => {};

beforeEach(() => {
  observed = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => act(() => hear([{ isIntersecting }]));
      }
      observe(element: Element) {
        observed = element;
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(children: ReactNode) {
  render(
    <>
      <div id="result">{children}</div>
      <StickyFigure label="Premium" value="+2.08%" />
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
  tell(false);
  expect(bar?.hidden).toBe(false);
  tell(true);
  expect(bar?.hidden).toBe(true);
});

it('watches the card where its figure is drawn in another way', () => {
  show('+2.08%');
  expect(observed?.id).toBe('result');
});
