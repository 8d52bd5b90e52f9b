import type { Intent, IntentKind } from '@toolbox/core/intent';

/**
 * Values for the drafts of a tool, by draft name. The fields of a form that are not given get their initial values,
 * unless the draft is merged.
 */
export type Fill = Readonly<Record<string, unknown>>;

/** What a tool can send to other tools, and what it can receive. */
export type ToolIntents = {
  /** How the copied text of its result can be interpreted. Omitted where that text is a report instead of a value. */
  readonly gives?: readonly IntentKind[];
  /** How it fills its form, for each kind it accepts; `undefined` where the value does not fit. */
  readonly takes?: { readonly [Kind in IntentKind]?: (intent: Intent<Kind>) => Fill | undefined };
  /** How it fills its form with a text that it does not accept, so that it says why; without it, it stays empty. */
  readonly rejects?: (text: string) => Fill;
};

/**
 * Declares what a tool sends and receives. In a separate file beside the manifest, because no page needs it until
 * something is sent. All of them load together, so they import little.
 */
export function defineIntents(intents: ToolIntents): ToolIntents {
  return intents;
}
