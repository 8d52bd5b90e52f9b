import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type ChartPoint, indexForKey, nearestPoint } from './chartScale.ts';

/** A slider along the points of a chart, by keyboard and pointer; it is at the last point until it is moved. */
export function useChartSlider(points: readonly ChartPoint[]) {
  const [chosenTime, setChosenTime] = useState<number>();
  const last = points.length - 1;
  const index = chosenTime === undefined ? last : nearestPoint(points, chosenTime);
  const [from, to] = [points[0]?.timestamp ?? 0, points[last]?.timestamp ?? 0];

  function pressKey(event: KeyboardEvent) {
    // With these keys the arrows belong to the browser, such as Alt and ← to go back.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = indexForKey(event.key, index, last);
    if (target === undefined) return;
    event.preventDefault();
    setChosenTime(points[target]?.timestamp);
  }

  function followPointer({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosenTime(from + ((clientX - left) / width) * (to - from));
  }

  return { index, isMoved: chosenTime !== undefined, pressKey, followPointer, release: () => setChosenTime(undefined) };
}
