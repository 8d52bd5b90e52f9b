import type { KeptTrade } from '@toolbox/core/feed';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Maximum number of concurrent slides. */
const MAX_SLIDES = 2;
/** The distance to the edge of the window, in pixels. */
const EDGE_PX = 8;

/**
 * Scrolls so that new rows do not push the control that has the focus by keyboard out of the window.
 *
 * @param pushed how far they have pushed the others, in pixels
 * @returns whether it had to scroll
 */
function keepFocusInSight(rows: HTMLElement, pushed: number): boolean {
  const focused = rows.querySelector(':focus-visible')?.getBoundingClientRect();
  if (focused === undefined) return false;
  // Where it is without the slide: the rows end where their parent does.
  const slid = (rows.parentElement?.getBoundingClientRect().bottom ?? 0) - rows.getBoundingClientRect().bottom;
  const isPushedOut = focused.bottom + slid > innerHeight && focused.top + slid - pushed < innerHeight;
  if (isPushedOut) scrollBy({ top: focused.bottom + slid + EDGE_PX - innerHeight, behavior: 'instant' });
  return isPushedOut;
}

/** A duration of the style sheet in milliseconds; once it is built, it has seconds: .3s. */
function durationOf(element: HTMLElement, name: string): number {
  const duration = getComputedStyle(element).getPropertyValue(name).trim();
  return (Number.parseFloat(duration) || 0) * (duration.endsWith('ms') ? 1 : 1000);
}

/**
 * New rows push the others down: the list starts at the previous position and slides. Nothing jumps while it is read;
 * with reduced motion the slide is instant.
 */
export function useSlide(
  rows: RefObject<HTMLDivElement | null>,
  list: RefObject<HTMLOListElement | null>,
  trades: readonly KeptTrade[],
): void {
  const newest = useRef<string>(undefined);
  useLayoutEffect(() => {
    const before = newest.current;
    newest.current = trades[0]?.id;
    const element = rows.current;
    const row = list.current?.children[trades.findIndex(({ id }) => id === before)];
    if (!element || row === undefined || before === newest.current) return;
    // In a burst nobody can follow the rows, and measuring each step would force a layout.
    if (element.getAnimations().length >= MAX_SLIDES && !element.querySelector(':focus-visible')) return;
    const pushed = row.getBoundingClientRect().top - element.getBoundingClientRect().top;
    if (keepFocusInSight(element, pushed) || element.getAnimations().length >= MAX_SLIDES) return;
    element.animate([{ transform: `translateY(${-pushed}px)` }, { transform: 'none' }], {
      duration: Math.max(1, durationOf(element, '--slow')),
      easing: 'ease-out',
      // Trades that arrive during a slide extend it.
      composite: 'add',
    });
  }, [rows, list, trades]);
}
