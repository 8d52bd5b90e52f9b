import type { Intent, IntentKind } from '@toolbox/core/intent';

/** What is to stand in the drafts of a tool, by the name of the draft; of a form only the fields that are told. */
export type Fill = Readonly<Record<string, unknown>>;

/** What a tool hands over and what it can be handed. */
export type Exchange = {
  /** As what the copied text of its result may be taken. Left out where that text is a report and no result. */
  readonly gives?: readonly IntentKind[];
  /** How it fills itself in, for each thing it takes; `undefined` where this one does not fit. */
  readonly takes?: { readonly [Kind in IntentKind]?: (intent: Intent<Kind>) => Fill | undefined };
};

/**
 * Declares what moves in and out of a tool. In a file of its own beside the manifest, because no page needs it before
 * something is to be moved; it imports types only, so that it stays small.
 */
export function defineExchange(exchange: Exchange): Exchange {
  return exchange;
}
