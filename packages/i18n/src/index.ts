export {
  type BundleName,
  type Bundles,
  type Catalog,
  type CategoryId,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  type Namespace,
  type ToolId,
  type Translate,
} from './catalog.ts';
export { createI18n, type WordsOptions } from './createI18n.ts';
export { describeFailure, shownFacts } from './describeFailure.ts';
export { BUNDLES, hasWords, loadedBundles, loadWords } from './loadWords.ts';
export { loadPolicy } from './policy/loadPolicy.ts';
export type { Policy, PolicyBlock, PolicySection, PolicyTable } from './policy/policy.ts';
export { translateIn, wordList } from './translate.ts';
