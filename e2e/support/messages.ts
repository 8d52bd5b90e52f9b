import { allChunks, createI18n, LANGUAGES, type Language, loadMessages } from '@toolbox/i18n';

export { LANGUAGES, type Language };

const missing: string[] = [];

async function allMessages(language: Language) {
  const i18n = createI18n({ language, onMissing: (key) => missing.push(key) });
  await Promise.all((await allChunks()).map((chunk) => loadMessages(i18n, language, chunk)));
  return i18n;
}

const messages = { ko: await allMessages('ko'), en: await allMessages('en') };

/** A message by its key, `namespace:path`; tests never repeat message texts. */
export function messageIn(
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const [namespace = '', path = ''] = key.split(':');
  const text = messages[language].t(path, { ns: namespace, ...values });
  if (missing.length > 0) throw new Error(`No message for ${missing.splice(0).join(', ')} in ${language}.`);
  return text;
}
