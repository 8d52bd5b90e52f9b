import type { Language } from '@toolbox/i18n';

/** The path of the file with the metadata of all tools. */
export function toolMetadataPath(language: Language): string {
  return `/metadata/${language}.json`;
}
