import { josa } from 'es-hangul';
import { createInstance, type FormatterModule, type i18n as I18n, type PostProcessorModule } from 'i18next';
import type { Language } from './catalog.ts';

type Forms = Parameters<typeof josa>[1];

/**
 * What may stand behind the comma of a placeholder. In Korean the two forms of a particle, chosen by the final
 * consonant (`{{field, 은/는}}`); in English the singular and the plural (`{{count, line/lines}}`, where only the noun is put).
 */
function formatValue(value: unknown, format: string | undefined, language: string | undefined): string {
  const text = String(value);
  if (format?.includes('/') !== true) return text;
  if (language === 'ko') return josa(text, format as Forms);
  const [singular = '', plural = ''] = format.split('/');
  return text === '1' ? singular : plural;
}

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
