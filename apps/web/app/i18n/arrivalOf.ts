import type { Language } from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import { hasPart, loadPart, type WordsPart } from './loadPart.ts';

/** React renders a failure more than once before it shows it; only a visitor's retry may fetch anew. */
const RETRY_AFTER_MS = 1000;

/** Words on their way, or why they did not come. */
export type Arrival = { readonly promise: Promise<void>; error?: unknown };

/** By the store of words: the instance itself is wrapped anew for each component that mounts. */
const arriving = new WeakMap<I18n['store'], Map<string, Arrival>>();

/** The one arrival that all renders wait for; nothing when the part is there. Asking sends for it. */
export function arrivalOf(i18n: I18n, language: Language, part: WordsPart): Arrival | undefined {
  if (hasPart(i18n, language, part)) return undefined;
  const arrivals = arriving.get(i18n.store) ?? new Map<string, Arrival>();
  arriving.set(i18n.store, arrivals);
  const key = `${language}/${typeof part === 'string' ? part : part.tool}`;
  const known = arrivals.get(key);
  if (known !== undefined) return known;
  const arrival: Arrival = {
    promise: loadPart(i18n, language, part).catch((error: unknown) => {
      arrival.error = error;
      setTimeout(() => arrivals.delete(key), RETRY_AFTER_MS);
    }),
  };
  arrivals.set(key, arrival);
  return arrival;
}
