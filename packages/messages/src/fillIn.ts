import { formatValue } from '@toolbox/i18n/formatValue';
import { spokenEnd } from './spokenEnd.ts';

const PLACEHOLDER = /\{\{(\w+)(?:, ?([^}]+))?\}\}/gu;

/** Puts values into the placeholders of a sentence, once: what a value itself looks like does not matter. */
export function fillIn(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
  language: 'ko' | 'en',
): string {
  return sentence.replaceAll(PLACEHOLDER, (placeholder, name: string, format: string | undefined) =>
    Object.hasOwn(values, name) ? inserted(String(values[name]), format, language) : placeholder,
  );
}

/** The labels of other apps end in more than those of the site, which `formatValue` is enough for. */
function inserted(text: string, format: string | undefined, language: 'ko' | 'en'): string {
  if (language === 'en' || format === undefined) return formatValue(text, format, language);
  const end = spokenEnd(text);
  return text + formatValue(end, format, language).slice(end.length);
}
