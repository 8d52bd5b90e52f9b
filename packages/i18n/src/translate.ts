import type { i18n as I18n } from 'i18next';
import type { At, Catalog, LeafPath, Namespace, Translate } from './catalog.ts';

/** The words of a namespace, or of one tool in it, as a checked function of their path. */
export function translateIn<N extends Namespace>(i18n: I18n, namespace: N): Translate<Catalog[N]>;
export function translateIn<N extends Namespace, P extends keyof Catalog[N] & string>(
  i18n: I18n,
  namespace: N,
  prefix: P,
): Translate<Catalog[N][P]>;
export function translateIn(i18n: I18n, namespace: Namespace, prefix?: string): Translate<never> {
  const say = (path: string, values?: Readonly<Record<string, string | number>>): string =>
    i18n.t(prefix === undefined ? path : `${prefix}.${path}`, { ns: namespace, ...values });
  return say as Translate<never>;
}

/** A list of sentences, in order. */
export function messageList<N extends Namespace>(i18n: I18n, namespace: N, path: string): readonly string[] {
  const list: unknown = i18n.getResource(i18n.language, namespace, path);
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

export type { At, LeafPath };
