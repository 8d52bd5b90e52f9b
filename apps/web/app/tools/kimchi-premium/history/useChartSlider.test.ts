import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { useChartSlider } from './useChartSlider.ts';

const MINUTE_MS = 60_000;
const pointsFrom = (minute: number) =>
  [0, 1, 2, 3].map((more) => ({ timestamp: (minute + more) * MINUTE_MS, value: more }));

it('stays at the chosen time while newer points arrive', () => {
  const { result, rerender } = renderHook(({ minute }) => useChartSlider(pointsFrom(minute)), {
    initialProps: { minute: 10 },
  });
  const press = (key: string, held = {}) => {
    const event = { key, ...held, nativeEvent: { isComposing: false }, preventDefault: () => undefined };
    act(() => result.current.pressKey(event as KeyboardEvent));
  };
  expect([result.current.index, result.current.isMoved]).toEqual([3, false]);
  rerender({ minute: 11 });
  expect(result.current.index).toBe(3);
  for (const held of ['altKey', 'ctrlKey', 'metaKey']) press('ArrowLeft', { [held]: true });
  expect([result.current.index, result.current.isMoved]).toEqual([3, false]);
  press('ArrowLeft');
  expect([result.current.index, result.current.isMoved]).toEqual([2, true]);
  rerender({ minute: 12 });
  expect(result.current.index).toBe(1);
  act(() => result.current.release());
  expect(result.current.index).toBe(3);
});
