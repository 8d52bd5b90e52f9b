/** What a user may want to do with a text. */
export type { Intent, IntentContext, IntentFacts, IntentKind } from './intent.ts';
export { MAX_QUESTION_UNITS, readIntents } from './readIntents.ts';
