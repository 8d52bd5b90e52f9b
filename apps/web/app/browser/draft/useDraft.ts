import { useCallback, useState } from 'react';

/** In memory only: what a visitor types is never written to the disk, and is gone when the page is closed. */
const drafts = new Map<string, unknown>();

/** Forgets every draft; the tests begin with it. */
export function forgetDrafts(): void {
  drafts.clear();
}

/**
 * State that outlives the component: what was typed is still there after a language switch that changes the address,
 * after a look at another tool, and after a tool was reset by its error boundary.
 *
 * @param key the tool's id and the field, `vat-calculator.amount`
 */
export function useDraft<Value>(key: string, initial: Value): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => (drafts.has(key) ? (drafts.get(key) as Value) : initial));
  const keep = useCallback(
    (next: Value) => {
      drafts.set(key, next);
      setValue(next);
    },
    [key],
  );
  return [value, keep];
}
