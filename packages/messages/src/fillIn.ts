import { formatValue } from '@toolbox/i18n/formatValue';

const PLACEHOLDER = /\{\{(\w+)(?:, ?([^}]+))?\}\}/gu;

/** Puts values into the placeholders of a sentence, once: what a value itself looks like does not matter. */
export function fillIn(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
  language: 'ko' | 'en',
): string {
  return sentence.replaceAll(PLACEHOLDER, (placeholder, name: string, format: string | undefined) =>
    Object.hasOwn(values, name) ? formatValue(values[name], format, language) : placeholder,
  );
}
