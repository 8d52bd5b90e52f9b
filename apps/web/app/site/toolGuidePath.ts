import type { Language, ToolId } from '@toolbox/i18n';

/** The path of the file with the guide of a tool. */
export function toolGuidePath(id: ToolId, language: Language): string {
  return `/guides/${language}/${id}.json`;
}
