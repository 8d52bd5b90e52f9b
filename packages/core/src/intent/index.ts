/** What a user may want to do with a text. */
export type { Intent, IntentContext, IntentFacts, IntentKind } from './intent.ts';
export { readIntents } from './readIntents.ts';
