import type { Language } from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import { retryOnce } from '../../loading/retryOnce.ts';
import { hasChunk, loadChunk, type PageChunk } from './loadChunk.ts';

/**
 * React renders more than once before it shows an error. Afterward, or when the visitor retries, it is fetched again.
 */
const RETRY_AFTER_MS = 1000;

/** A chunk of messages that is being loaded, or why it failed to load. */
export type PendingChunk = { readonly promise: Promise<void>; error?: unknown };

/** Keyed by the resource store, because the instance is wrapped again for each component that mounts. */
const pending = new WeakMap<I18n['store'], Map<string, PendingChunk>>();

/** The load that all renders share; undefined once the chunk has loaded. Calling it starts the load. */
export function pendingChunk(i18n: I18n, language: Language, chunk: PageChunk): PendingChunk | undefined {
  if (hasChunk(i18n, language, chunk)) return undefined;
  const chunks = pending.get(i18n.store) ?? new Map<string, PendingChunk>();
  pending.set(i18n.store, chunks);
  const key = `${language}/${chunk}`;
  const known = chunks.get(key);
  if (known !== undefined) return known;
  const started: PendingChunk = {
    promise: retryOnce(() => loadChunk(i18n, language, chunk)).catch((error: unknown) => {
      started.error = error;
      setTimeout(() => {
        if (chunks.get(key) === started) chunks.delete(key);
      }, RETRY_AFTER_MS);
    }),
  };
  chunks.set(key, started);
  return started;
}

/** Makes the next render load what failed to load, because the visitor asked for it. */
export function forgetFailures({ store }: I18n): void {
  const chunks = pending.get(store);
  if (chunks === undefined) return;
  for (const [key, chunk] of chunks) if ('error' in chunk) chunks.delete(key);
}
