import { createListeners } from '@toolbox/ui/hooks/createListeners';

/**
 * The values that a restored draft may have: a list, for a scalar or the entries of an array; for an object, or an
 * array of objects, such a list per field. `true` is any text that is chosen rather than typed, such as a color.
 */
export type Allowed<Value> = [Value] extends [readonly (infer Entry)[]]
  ? Allowed<Entry>
  : [Value] extends [string | number | boolean | undefined]
    ? readonly Value[] | (string extends Value ? true : never)
    : { readonly [Name in keyof Value]?: Allowed<NonNullable<Value[Name]>> };

/** The metadata of a draft. */
export type DraftSpec = {
  readonly initial: unknown;
  /**
   * A sample of the stored shape, if `initial` has none or contains an empty list of anything but texts; a draft
   * without either is kept in memory only.
   */
  readonly like?: unknown;
  readonly allowed?: unknown;
  /** What to store of a value that may be too large; the value itself if it is not. */
  readonly fit?: (value: never) => unknown;
  /** The value is kept in memory only, and in no link. */
  readonly isSecret?: boolean;
  /** What another tool sends changes only the fields that it names, instead of resetting the others. */
  readonly isMerged?: boolean;
  /** A setting of the visitor that no result depends on, such as an alert: links neither carry nor reset it. */
  readonly isPersonal?: boolean;
  /**
   * Called before typed values of a link or of another tool replace the drafts of the tool. What it returns is called
   * after that, in the same action, to add what must not be lost.
   */
  readonly keep?: (() => (() => void) | undefined) | undefined;
};

/** A value for a draft; undefined where there is none, so that the draft has its initial value. */
export type DraftEntry = { readonly value: unknown } | undefined;

/** Where drafts outlive the page. */
type DraftStorage = {
  readonly restore: (key: string, spec: DraftSpec) => DraftEntry;
  readonly changed: (key: string) => void;
};

const values = new Map<string, unknown>();
const { subscribe, notify } = createListeners();
/** Keys whose values were restored from storage. */
const restored = new Set<string>();

/** Every draft that a component has used on this page. */
export const draftSpecs = new Map<string, DraftSpec>();

let storage: DraftStorage | undefined;

/** Values typed on this page are newer than stored ones. */
function restore(key: string, spec: DraftSpec): void {
  const found = values.has(key) ? undefined : storage?.restore(key, spec);
  if (found === undefined) return;
  restored.add(key);
  values.set(key, found.value);
}

/** The drafts by key; an absent key has its initial value. */
export const drafts = {
  get: <Value>(key: string, initial: Value): Value => (values.has(key) ? (values.get(key) as Value) : initial),
  has: (key: string): boolean => values.has(key),
  all: (): ReadonlyMap<string, unknown> => values,
  subscribe,
  /** Sets several at once; `undefined` in place of an entry removes the draft. */
  change(entries: Iterable<readonly [key: string, entry: DraftEntry]>): void {
    for (const [key, entry] of entries) {
      if (entry === undefined) values.delete(key);
      else values.set(key, entry.value);
      storage?.changed(key);
    }
    notify();
  },
  /** A component begins to use a draft. */
  register(key: string, spec: DraftSpec): void {
    draftSpecs.set(key, spec);
    restore(key, spec);
  },
  /** Starts to store drafts. */
  storeIn(next: DraftStorage): void {
    storage = next;
    for (const [key, spec] of draftSpecs) restore(key, spec);
    notify();
  },
};

/**
 * Drops the restored drafts of a tool that fails with them.
 *
 * @returns whether there were any, so that a retry makes sense
 */
export function dropRestored(tool: string): boolean {
  const keys = [...restored].filter((key) => key.startsWith(`${tool}.`));
  for (const key of keys) restored.delete(key);
  drafts.change(keys.map((key) => [key, undefined] as const));
  return keys.length > 0;
}
