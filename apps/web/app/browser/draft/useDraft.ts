import { useCallback, useState, useSyncExternalStore } from 'react';
import { preload } from '../../loading/fetchOnce.ts';
import { type Allowed, drafts } from './drafts.ts';

type DraftOptions<Value> = {
  /** The only values that are believed when they come from storage. */
  readonly allowed?: Allowed<Value>;
  /** A value shaped like those to keep, where `initial` has no shape. */
  readonly like?: Value;
};

// Loaded while the page hydrates: the first render shows no drafts, so it need not wait for them.
preload(() => import('./keepDrafts.ts'));

/**
 * State that outlives the component and, for this tab and visit, the page: what was typed is still there after a language
 * switch that changes the address, after a look at another tool, after a reload, a crash or a new release.
 *
 * The first render of a prerendered page shows `initial`; a stored draft follows right after hydration.
 *
 * @param key the tool's id and the field, `vat-calculator.amount`
 */
export function useDraft<Value>(
  key: string,
  initial: Value,
  options?: DraftOptions<NoInfer<Value>>,
): readonly [Value, (value: Value) => void] {
  const [first] = useState(() => {
    drafts.expect(key, { initial, ...options });
    return initial;
  });
  const value = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(key, first),
    () => first,
  );
  const set = useCallback((next: Value) => drafts.change([[key, { value: next }]]), [key]);
  return [value, set];
}
