import { type DraftEntry, type DraftSpec, draftSpecs, drafts } from './drafts.ts';
import { isValidDraft } from './isValidDraft.ts';
import { MAX_DRAFT_UNITS } from './maxDraftUnits.ts';

const PREFIX = 'draft.';
/** When drafts were forgotten in this tab. */
const FORGOTTEN_KEY = 'drafts-forgotten';
/** Keystrokes come in bursts and storage writes go to disk. A crash loses at most this much. */
const WRITE_AFTER_MS = 300;

const changed = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Accesses the storage, which may be denied, full or missing: then drafts live as long as the page. */
function attempt<Value>(run: (storage: Storage) => Value): Value | undefined {
  try {
    return run(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Whether drafts survive a reload: what the storage has is what was entered. */
export const hasStorage = (): boolean => attempt((storage) => storage.length) !== undefined;

/** The size of a value in text units, without serializing it. */
export function unitsOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + unitsOf(each), 0);
}

function write(key: string): void {
  const spec = draftSpecs.get(key);
  const draft = drafts.get(key, undefined as never);
  const value: unknown = drafts.has(key) && spec?.fit ? spec.fit(draft) : draft;
  const isStored =
    spec !== undefined &&
    !spec.isSecret &&
    drafts.has(key) &&
    value !== spec.initial &&
    unitsOf(value) <= MAX_DRAFT_UNITS &&
    isValidDraft(value, spec);
  // If a value cannot be written, an older one must not remain.
  attempt((storage) => storage.removeItem(PREFIX + key));
  if (isStored) attempt((storage) => storage.setItem(PREFIX + key, JSON.stringify(value)));
}

/** Writes what has changed since the last write. */
export function writeDrafts(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const key of changed) write(key);
  changed.clear();
}

function read(key: string, spec: DraftSpec): DraftEntry {
  return attempt((storage) => {
    const text = storage.getItem(PREFIX + key);
    // Escapes expand one unit to six at most; anything longer was not written here.
    if (text === null || text.length > MAX_DRAFT_UNITS * 6) return undefined;
    const value: unknown = JSON.parse(text);
    return unitsOf(value) <= MAX_DRAFT_UNITS && isValidDraft(value, spec) ? { value } : undefined;
  });
}

/** Stores a value for a draft that nothing on the page uses yet; it is validated when it is read. */
export function storeDraft(key: string, value: unknown): void {
  attempt((storage) => storage.setItem(PREFIX + key, JSON.stringify(value)));
}

/**
 * Resets every draft to its initial value, on the page and in the storage. Pages in the back/forward cache follow on
 * their return.
 */
export function forgetDrafts(): void {
  drafts.change([...drafts.all().keys()].map((key) => [key, undefined] as const));
  changed.clear();
  attempt((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    storage.setItem(FORGOTTEN_KEY, `${Date.now()}`);
  });
}

/** Another page of this tab changed the storage while this one was in the back/forward cache. */
function follow({ key, newValue }: StorageEvent): void {
  // The page also has secrets, long texts, results and an undo history, which were never stored.
  if (key === FORGOTTEN_KEY) location.reload();
  if (!key?.startsWith(PREFIX)) return;
  const name = key.slice(PREFIX.length);
  const spec = draftSpecs.get(name);
  if (spec === undefined || changed.has(name)) return;
  const entry = read(name, spec);
  // A page of another release may have stored what this one cannot read.
  if (newValue === null || entry !== undefined) drafts.change([[name, entry]]);
}

drafts.storeIn({
  restore: read,
  changed: (key) => {
    changed.add(key);
    timer ??= setTimeout(writeDrafts, WRITE_AFTER_MS);
  },
});
if (typeof document === 'object') {
  // First, so that the storage holds all of it when its content is compared on return.
  addEventListener('pagehide', writeDrafts, true);
  addEventListener('storage', follow);
  document.addEventListener('visibilitychange', writeDrafts);
}
