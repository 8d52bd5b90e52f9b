import { BUNDLES, createI18n, LANGUAGES, type Language, loadWords } from '@toolbox/i18n';

export { LANGUAGES, type Language };

const missing: string[] = [];

async function allWords(language: Language) {
  const i18n = createI18n({ language, onMissing: (key) => missing.push(key) });
  await Promise.all(BUNDLES.map((bundle) => loadWords(i18n, language, bundle)));
  return i18n;
}

const words = { ko: await allWords('ko'), en: await allWords('en') };

/** A sentence of the catalogs by `namespace:path`; a test never writes one itself. */
export function say(language: Language, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const [namespace = '', path = ''] = key.split(':');
  const text = words[language].t(path, { ns: namespace, ...values });
  if (missing.length > 0) throw new Error(`No sentence for ${missing.splice(0).join(', ')} in ${language}.`);
  return text;
}
