export type { Intent, IntentContext, IntentKind } from './intent.ts';
export { readIntents } from './readIntents.ts';
