import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Allowed, drafts } from './drafts.ts';
import './draftStorage.ts';
import { showDraft } from './shownDrafts.ts';

type DraftOptions<Value> = {
  /** The only values accepted from storage. */
  readonly allowed?: Allowed<Value>;
  /** A sample of the stored shape, where `initial` has none or contains an empty list of anything but texts. */
  readonly like?: Value;
  /** What to store of a value that may be too large; the value itself if it is not. */
  readonly fit?: (value: Value) => Value;
  /** What another tool sends changes only the fields that it names. */
  readonly isMerged?: boolean;
  /** Links neither carry nor reset it. */
  readonly isPersonal?: boolean;
};

/**
 * State that outlives the component and, within this tab and visit, the page: it survives a language switch that
 * changes the URL, a visit to another tool, a reload, a crash and a new release.
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
    drafts.register(key, { initial, ...options });
    return initial;
  });
  const value = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(key, first),
    () => first,
  );
  useEffect(() => showDraft(key), [key]);
  const set = useCallback((next: Value) => drafts.change([[key, { value: next }]]), [key]);
  return [value, set];
}
