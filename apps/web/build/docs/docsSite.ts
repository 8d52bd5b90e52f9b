import type { Language } from '@toolbox/i18n';
import type { ReferenceLabels } from '@toolbox/i18n/referenceLabels';
import type { SiteEntry } from '@toolbox/reference/site';
import type { Tool } from '../../app/registry/createRegistry.ts';
import type { MetaWords } from '../../app/site/pageEntry.ts';

/** The plain path of the reference; its entries are below it. */
export const DOCS_PATH = '/docs';

/** What the frame of every page says besides the reference. */
export type ShellWords = {
  readonly skipToContent: string;
  readonly language: Readonly<Record<Language, string>>;
  readonly footer: { readonly label: string; readonly home: string };
};

/** Everything the pages of one language are made of. */
export type DocsSite = {
  readonly language: Language;
  readonly labels: ReferenceLabels;
  readonly meta: MetaWords;
  readonly shell: ShellWords;
  readonly entries: readonly SiteEntry[];
  /** The tools that import an entry, by its path. */
  readonly toolsOf: (entryPath: string) => readonly Tool[];
  /** URLs of what the pages load. */
  readonly style: string;
  readonly scriptOf: (entryId: string) => string | undefined;
};

/** The plain path of the page of an entry. */
export function entryPath(id: string): string {
  return `${DOCS_PATH}/${id}`;
}

/** Fills in the placeholders of a label. */
export function filled(label: string, values: Readonly<Record<string, string>>): string {
  return label.replaceAll(/\{\{(\w+)\}\}/gu, (whole, name: string) => values[name] ?? whole);
}
