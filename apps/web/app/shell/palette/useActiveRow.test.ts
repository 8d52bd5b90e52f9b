import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import type { Row } from './row.ts';
import { useActiveRow } from './useActiveRow.ts';

it('moves with the arrows, and leaves those with Alt, Ctrl or ⌘ to the field', () => {
  const rows = ['a', 'b'].map((key) => ({ key }) as unknown as Row);
  const { result } = renderHook(() => useActiveRow(rows, vi.fn()));
  const preventDefault = vi.fn();
  const press = (held = {}) => {
    const event = { key: 'ArrowDown', ...held, nativeEvent: { isComposing: false, keyCode: 40 }, preventDefault };
    act(() => result.current.press(event as unknown as KeyboardEvent<HTMLElement>));
  };
  for (const held of ['altKey', 'ctrlKey', 'metaKey']) press({ [held]: true });
  expect(preventDefault).not.toHaveBeenCalled();
  expect(result.current.current).toBe(rows[0]);
  press();
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(result.current.current).toBe(rows[1]);
});
