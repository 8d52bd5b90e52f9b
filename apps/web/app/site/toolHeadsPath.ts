import type { Language } from '@toolbox/i18n';

/** The address of the file that holds what is said of every tool besides its name. */
export function toolHeadsPath(language: Language): string {
  return `/heads/${language}.json`;
}
