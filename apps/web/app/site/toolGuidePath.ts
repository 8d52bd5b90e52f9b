import type { Language, ToolId } from '@toolbox/i18n';

/** The address of the file that holds the guide of a tool. */
export function toolGuidePath(id: ToolId, language: Language): string {
  return `/guides/${language}/${id}.json`;
}
