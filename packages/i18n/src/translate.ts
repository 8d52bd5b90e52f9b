import type { i18n as I18n } from 'i18next';
import type { Catalog, Namespace, Translate } from './catalog.ts';

/** Keyed by the resource store, because react-i18next wraps the instance again for each component. */
const caches = new WeakMap<I18n['store'], Map<string, string>>();

/**
 * A cache of messages without values, by language, namespace and path. A keystroke renders dozens of them
 * again, and each lookup in i18next costs as much as rendering its element.
 */
function cacheOf({ store }: I18n): Map<string, string> {
  const known = caches.get(store);
  if (known !== undefined) return known;
  const cache = new Map<string, string>();
  caches.set(store, cache);
  // Messages are loaded later, and change during development.
  store.on('added', () => cache.clear());
  return cache;
}

/**
 * A message as it is stored, which i18next would return after several times the work; undefined if it is not there, is
 * composed of others, or if messages are replaced by their keys.
 */
function plainMessage(i18n: I18n, namespace: Namespace, path: string): string | undefined {
  if (i18n.options.postProcess) return undefined;
  const stored: unknown = i18n.getResource(i18n.language, namespace, path);
  return typeof stored === 'string' && !stored.includes('{{') && !stored.includes('$t(') ? stored : undefined;
}

/** The messages of a namespace, or of a branch of it, as a function of their path that the compiler checks. */
export function translateIn<N extends Namespace>(i18n: I18n, namespace: N): Translate<Catalog[N]>;
export function translateIn<N extends Namespace, P extends keyof Catalog[N] & string>(
  i18n: I18n,
  namespace: N,
  prefix: P,
): Translate<Catalog[N][P]>;
export function translateIn(i18n: I18n, namespace: Namespace, prefix?: string): Translate<never> {
  const cache = cacheOf(i18n);
  const translate = (path: string, values?: Readonly<Record<string, string | number>>): string => {
    const full = prefix === undefined ? path : `${prefix}.${path}`;
    if (values !== undefined) return i18n.t(full, { lng: i18n.language, ns: namespace, ...values });
    const id = `${i18n.language}:${namespace}:${full}`;
    const cached = cache.get(id);
    if (cached !== undefined) return cached;
    const message = plainMessage(i18n, namespace, full) ?? i18n.t(full, { lng: i18n.language, ns: namespace });
    cache.set(id, message);
    return message;
  };
  return translate as Translate<never>;
}

/** A list of messages, in order. */
export function messageList<N extends Namespace>(i18n: I18n, namespace: N, path: string): readonly string[] {
  const list: unknown = i18n.getResource(i18n.language, namespace, path);
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
