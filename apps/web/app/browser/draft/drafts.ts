/** What a restored value may be: one of a list, each entry one of a list, or field by field. */
export type Allowed<Value> = [Value] extends [readonly (infer Entry)[]]
  ? readonly Entry[]
  : [Value] extends [string | number | boolean | undefined]
    ? readonly Value[]
    : { readonly [Name in keyof Value]?: Allowed<NonNullable<Value[Name]>> };

/** What is known of a draft besides its value. */
export type DraftSpec = {
  readonly initial: unknown;
  /** A value shaped like those to keep, where `initial` is none; a draft with neither is held in memory only. */
  readonly like?: unknown;
  readonly allowed?: unknown;
};

type Keeper = {
  readonly restore: (key: string, spec: DraftSpec) => { readonly value: unknown } | undefined;
  readonly changed: (key: string) => void;
};

const values = new Map<string, unknown>();
const listeners = new Set<() => void>();
/** Keys whose values came from storage. */
const restored = new Set<string>();

/** Every draft that a component has asked for on this page. */
export const draftSpecs = new Map<string, DraftSpec>();

let keeper: Keeper | undefined;

/** What was typed on this page is newer than what was kept. */
function restore(key: string, spec: DraftSpec): void {
  const found = values.has(key) ? undefined : keeper?.restore(key, spec);
  if (found === undefined) return;
  restored.add(key);
  values.set(key, found.value);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** The drafts by key; a key that is absent stands at its first value. */
export const drafts = {
  get: <Value>(key: string, initial: Value): Value => (values.has(key) ? (values.get(key) as Value) : initial),
  has: (key: string): boolean => values.has(key),
  all: (): ReadonlyMap<string, unknown> => values,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Sets several at once; `undefined` in place of an entry takes the draft away. */
  change(entries: Iterable<readonly [key: string, entry: { readonly value: unknown } | undefined]>): void {
    for (const [key, entry] of entries) {
      if (entry === undefined) values.delete(key);
      else values.set(key, entry.value);
      keeper?.changed(key);
    }
    notify();
  },
  /** A component begins to use a draft. */
  expect(key: string, spec: DraftSpec): void {
    draftSpecs.set(key, spec);
    restore(key, spec);
  },
  /** From now on drafts are kept beyond the page. */
  keepWith(next: Keeper): void {
    keeper = next;
    for (const [key, spec] of draftSpecs) restore(key, spec);
    notify();
  },
};

/**
 * Takes back what was restored for a tool that cannot work with it.
 *
 * @returns whether there was any, so that another try is worth while
 */
export function dropRestored(tool: string): boolean {
  const keys = [...restored].filter((key) => key.startsWith(`${tool}.`));
  for (const key of keys) restored.delete(key);
  drafts.change(keys.map((key) => [key, undefined] as const));
  return keys.length > 0;
}
