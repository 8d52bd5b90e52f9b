import { isComposing } from '@toolbox/ui/keyboard/isComposing';
import { type KeyboardEvent, useState } from 'react';
import type { Row } from './row.ts';

/** The row that Enter chooses, and the keys that change it. */
export function useActiveRow(rows: readonly Row[], choose: (row: Row) => void) {
  const [active, setActive] = useState(0);
  const current = rows[Math.min(active, rows.length - 1)];

  function press(event: KeyboardEvent<HTMLElement>) {
    // During composition the browser sends the key twice; the first belongs to the input method.
    const composing = isComposing(event);
    if (rows.length === 0) return;
    // With these keys the arrows move the caret.
    const isMoved = event.altKey || event.ctrlKey || event.metaKey;
    if (!isMoved && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      if (composing) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((index) => (Math.min(index, rows.length - 1) + step + rows.length) % rows.length);
    }
    if (event.key === 'Enter' && !composing && current !== undefined) {
      event.preventDefault();
      choose(current);
    }
  }

  return { current, press, first: () => setActive(0) };
}
