import { josa } from 'es-hangul';

type Forms = Parameters<typeof josa>[1];

/**
 * The format after the comma of a placeholder. In Korean, the two forms of a particle, chosen by the final
 * consonant (`{{field, 은/는}}`); in English, the singular and the plural (`{{count, line/lines}}`, which inserts only
 * the noun).
 */
export function formatValue(value: unknown, format: string | undefined, language: string | undefined): string {
  const text = String(value);
  if (format?.includes('/') !== true) return text;
  if (language === 'ko') return josa(text, format as Forms);
  const [singular = '', plural = ''] = format.split('/');
  return text === '1' ? singular : plural;
}
