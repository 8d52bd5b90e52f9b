import type UPlot from 'uplot';
import { expect, it, vi } from 'vitest';
import { plotOptions } from './plotOptions.ts';

const CHARACTER_PX = 7;
const NAMES = ['1.05억', '99,400,000', '₩'.repeat(40)];

/** What the library hands to an axis that wants to know its size. */
function plotWith(ratio: number): UPlot {
  vi.stubGlobal('devicePixelRatio', ratio);
  const ctx = {
    save: () => undefined,
    restore: () => undefined,
    font: '',
    measureText: (text: string) => ({ width: text.length * CHARACTER_PX * ratio }),
  };
  const axis = { font: ['12px sans-serif'], ticks: { size: 10 }, gap: 5 };
  return { ctx, axes: [axis, axis] } as unknown as UPlot;
}

it.each([1, 2, 3])('gives the names beside the chart the room they need, %i device pixels to one', (ratio) => {
  const parts = { ticks: (values: readonly number[]) => values.map(String), time: String, hear: () => undefined };
  const size = plotOptions(document.createElement('div'), parts).axes?.[1]?.size;
  if (typeof size !== 'function') throw new Error('The axis has a width that does not follow its names.');
  for (let count = 1; count <= NAMES.length; count += 1) {
    const names = NAMES.slice(0, count);
    const widest = Math.max(...names.map(({ length }) => length * CHARACTER_PX));
    expect(size(plotWith(ratio), names, 1, 0)).toBe(widest + 10 + 5);
  }
  vi.unstubAllGlobals();
});
