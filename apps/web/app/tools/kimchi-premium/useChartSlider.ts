import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type ChartPoint, indexForKey, nearestPoint } from './chartScale.ts';

/** A slider along the points of a chart, by keyboard and pointer; it is at the last point until it is moved. */
export function useChartSlider(points: readonly ChartPoint[]) {
  const [chosen, setChosen] = useState<number>();
  const last = points.length - 1;
  const index = Math.min(chosen ?? last, last);
  const [from, to] = [points[0]?.timestamp ?? 0, points[last]?.timestamp ?? 0];

  function pressKey(event: KeyboardEvent) {
    const target = event.nativeEvent.isComposing ? undefined : indexForKey(event.key, index, last);
    if (target === undefined) return;
    event.preventDefault();
    setChosen(target);
  }

  function followPointer({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(nearestPoint(points, from + ((clientX - left) / width) * (to - from)));
  }

  return { index, isMoved: chosen !== undefined, pressKey, followPointer, release: () => setChosen(undefined) };
}
