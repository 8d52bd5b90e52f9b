import { createI18n, type Language, loadMessages, type ToolId } from '@toolbox/i18n';

function sentencesIn(tree: unknown): readonly string[] {
  if (typeof tree === 'string') return [tree];
  return tree === null || typeof tree !== 'object' ? [] : Object.values(tree).flatMap(sentencesIn);
}

/** Every sentence of a tool in a language, for tests of what the tool says. */
export async function toolMessages(id: ToolId, language: Language): Promise<readonly string[]> {
  const i18n = createI18n({ language });
  await loadMessages(i18n, language, id);
  return sentencesIn(i18n.getResourceBundle(language, id));
}
