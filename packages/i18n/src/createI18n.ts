import { createInstance, type FormatterModule, type i18n as I18n, type PostProcessorModule } from 'i18next';
import type { Language } from './catalog.ts';
import { formatValue } from './formatValue.ts';

const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: formatValue,
};

const pseudoMessages: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (_value, key) => `[[${String(key)}]]`,
};

export type I18nOptions = {
  readonly language: Language;
  /** The initially loaded messages, by language and namespace. */
  readonly messages?: Readonly<Partial<Record<Language, Readonly<Record<string, object>>>>>;
  /** Called for every missing key; the key itself is shown. */
  readonly onMissing?: (key: string) => void;
  /** Shows `[[namespace:key]]` instead of every message, to find text from outside of the catalogs. */
  readonly pseudo?: boolean;
};

/** An i18next instance for one page: synchronous, without language detection and global state. */
export function createI18n({ language, messages = {}, onMissing, pseudo = false }: I18nOptions): I18n {
  const instance = createInstance();
  instance.use(formatter);
  if (pseudo) instance.use(pseudoMessages);
  void instance.init({
    lng: language,
    fallbackLng: false,
    supportedLngs: ['ko', 'en'],
    ns: [],
    resources: Object.fromEntries(Object.entries(messages)) as Record<string, Record<string, object>>,
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: onMissing !== undefined,
    missingKeyHandler: (_languages, namespace, key) => onMissing?.(`${namespace}:${key}`),
    ...(pseudo ? { postProcess: ['pseudo'] } : {}),
    react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: 'added' },
  });
  return instance;
}
