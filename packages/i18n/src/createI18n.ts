import { createInstance, type FormatterModule, type i18n as I18n, type PostProcessorModule } from 'i18next';
import type { Language } from './catalog.ts';
import { formatValue } from './formatValue.ts';

const forms: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: formatValue,
};

const pseudoWords: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (_value, key) => `[[${String(key)}]]`,
};

export type WordsOptions = {
  readonly language: Language;
  /** Namespaces that are there from the start, by language. */
  readonly words?: Readonly<Partial<Record<Language, Readonly<Record<string, object>>>>>;
  /** Told of every key without a sentence; the key itself is shown. */
  readonly onMissing?: (key: string) => void;
  /** Shows `[[namespace:key]]` in place of every sentence, to find what does not come from the catalogs. */
  readonly pseudo?: boolean;
};

/** One i18next for one page: synchronous, no detection, no global state. */
export function createI18n({ language, words = {}, onMissing, pseudo = false }: WordsOptions): I18n {
  const instance = createInstance();
  instance.use(forms);
  if (pseudo) instance.use(pseudoWords);
  void instance.init({
    lng: language,
    fallbackLng: false,
    supportedLngs: ['ko', 'en'],
    ns: [],
    resources: Object.fromEntries(Object.entries(words)) as Record<string, Record<string, object>>,
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: onMissing !== undefined,
    missingKeyHandler: (_languages, namespace, key) => onMissing?.(`${namespace}:${key}`),
    ...(pseudo ? { postProcess: ['pseudo'] } : {}),
    react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: 'added' },
  });
  return instance;
}
