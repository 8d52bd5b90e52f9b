import type { i18n as I18n } from 'i18next';
import type { BundleName, Language } from './catalog.ts';

type Loaded = Readonly<Record<string, object>>;

/** Written out so that a bundler makes one file for each bundle and language: a page loads only its own language. */
const loaders: Record<Language, Record<BundleName, () => Promise<Loaded>>> = {
  ko: {
    base: () => import('./ko/base.ts').then((module) => module.base),
    errors: () => import('./ko/errors.ts').then((module) => ({ ...module })),
    pages: () => import('./ko/pages.ts').then((module) => ({ ...module })),
    info: () => import('./ko/info.ts').then((module) => ({ ...module })),
    string: () => import('./ko/tools/string.ts').then((module) => ({ ...module })),
    code: () => import('./ko/tools/code.ts').then((module) => ({ ...module })),
    image: () => import('./ko/tools/image.ts').then((module) => ({ ...module })),
    location: () => import('./ko/tools/location.ts').then((module) => ({ ...module })),
    calculator: () => import('./ko/tools/calculator.ts').then((module) => ({ ...module })),
    crypto: () => import('./ko/tools/crypto.ts').then((module) => ({ ...module })),
  },
  en: {
    base: () => import('./en/base.ts').then((module) => module.base),
    errors: () => import('./en/errors.ts').then((module) => ({ ...module })),
    pages: () => import('./en/pages.ts').then((module) => ({ ...module })),
    info: () => import('./en/info.ts').then((module) => ({ ...module })),
    string: () => import('./en/tools/string.ts').then((module) => ({ ...module })),
    code: () => import('./en/tools/code.ts').then((module) => ({ ...module })),
    image: () => import('./en/tools/image.ts').then((module) => ({ ...module })),
    location: () => import('./en/tools/location.ts').then((module) => ({ ...module })),
    calculator: () => import('./en/tools/calculator.ts').then((module) => ({ ...module })),
    crypto: () => import('./en/tools/crypto.ts').then((module) => ({ ...module })),
  },
};

export const BUNDLES = Object.keys(loaders.ko) as readonly BundleName[];

/** The namespace whose presence tells that a bundle has arrived. */
function markerOf(bundle: BundleName): string {
  return bundle === 'base' ? 'common' : bundle;
}

/** Whether a bundle of words is there in a language. */
export function hasWords(i18n: I18n, language: Language, bundle: BundleName): boolean {
  return i18n.hasResourceBundle(language, markerOf(bundle));
}

/** The bundles that are there in a language. */
export function loadedBundles(i18n: I18n, language: Language): readonly BundleName[] {
  return BUNDLES.filter((bundle) => hasWords(i18n, language, bundle));
}

/** Brings a bundle of words into the instance, once. Rejects when the file cannot be fetched. */
export async function loadWords(i18n: I18n, language: Language, bundle: BundleName): Promise<void> {
  if (hasWords(i18n, language, bundle)) return;
  const namespaces = await loaders[language][bundle]();
  for (const [namespace, words] of Object.entries(namespaces)) {
    // Parts of a namespace may have come before the rest of it.
    i18n.addResourceBundle(language, namespace, words, true, true);
  }
}
