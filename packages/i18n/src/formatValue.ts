import { josa } from 'es-hangul';

type Forms = Parameters<typeof josa>[1];

/**
 * The format after the comma of a placeholder. In Korean, the two forms of a particle, chosen by the final
 * consonant before any parentheses (`{{field, 은/는}}`); in English, the singular and the plural
 * (`{{count, line/lines}}`, which inserts only the noun), or of more than two words the one with that number
 * (`{{month, January/February/…}}`).
 */
export function formatValue(value: unknown, format: string | undefined, language: string | undefined): string {
  const text = String(value);
  if (format?.includes('/') !== true) return text;
  if (language === 'ko') {
    // What follows in parentheses is not read aloud: 가격(원)은.
    const noun = text.replace(/ ?\([^()]*\)$/u, '');
    return text + josa(noun, format as Forms).slice(noun.length);
  }
  const forms = format.split('/');
  // A plural is any number but one; of more words each number has its own.
  const at = forms.length > 2 ? Number(text) - 1 : Number(text !== '1');
  return forms[at] ?? text;
}
