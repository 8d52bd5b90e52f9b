export {
  type Catalog,
  type CategoryId,
  type Chunk,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  type LateToolChunk,
  type Namespace,
  type SharedName,
  type ToolId,
  type Translate,
} from './catalog.ts';
export { createI18n, type I18nOptions } from './createI18n.ts';
export { describeFailure } from './describeFailure.ts';
export { allChunks, hasMessages, loadedChunks, loadMessages, loadToolMetadata } from './loadMessages.ts';
export { loadToolGuide } from './loadToolGuide.ts';
export { loadPolicy } from './policy/loadPolicy.ts';
export type { Policy, PolicyBlock, PolicySection, PolicyTable } from './policy/policy.ts';
export { shownFacts } from './shownFacts.ts';
export type { GuidePage } from './toolGuide.ts';
export type { ListedMetadata, ToolMetadata } from './toolMetadata.ts';
export { messageList, translateIn } from './translate.ts';
