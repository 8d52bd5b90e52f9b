import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Replaces `ResizeObserver`, which never reports without a layout, until the globals are restored. Returns a function
 * that reports everything observed since, as a browser does after the layout of a frame.
 */
export function holdResizes(): () => void {
  const waiting: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #report: () => void;
      constructor(report: () => void) {
        this.#report = report;
      }
      observe() {
        waiting.push(this.#report);
      }
      disconnect() {}
    },
  );
  return () =>
    act(() => {
      for (const report of waiting.splice(0)) report();
    });
}
