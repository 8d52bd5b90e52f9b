import type { Intent } from '@toolbox/core/intent';
import type { Tool } from './createRegistry.ts';
import type { Fill, ToolIntents } from './defineIntents.ts';
import { registry } from './registry.ts';

// Copies, so that the core code they import stays in the chunks of the tools.
const modules = import.meta.glob<ToolIntents>('../tools/*/intents.ts', {
  eager: true,
  import: 'default',
  query: '?copy',
});
const found = new Map(Object.entries(modules).map(([file, declared]) => [file.split('/').at(-2) ?? '', declared]));

/** A tool that accepts an intent, and the values it would fill in. */
export type ToolSuggestion = { readonly tool: Tool; readonly intent: Intent; readonly fill: Fill };

/** The tools that accept the recognized intents, the most specific first, without duplicates. */
export function suggestionsFor(intents: readonly Intent[]): readonly ToolSuggestion[] {
  const suggestions = intents.flatMap((intent) =>
    registry.tools.flatMap((tool): readonly ToolSuggestion[] => {
      const take = found.get(tool.id)?.takes?.[intent.kind] as ((intent: Intent) => Fill | undefined) | undefined;
      const fill = take?.(intent);
      return fill === undefined ? [] : [{ tool, intent, fill }];
    }),
  );
  return suggestions.filter(({ tool }, index) => suggestions.findIndex((other) => other.tool.id === tool.id) === index);
}

/** How the result of a tool can be interpreted; empty where it cannot be sent. */
export function givenBy(tool: Tool): readonly Intent['kind'][] {
  return found.get(tool.id)?.gives ?? [];
}

/** The values with which a tool says why it does not accept a text. */
export function fillOfRejected(tool: Tool, text: string): Fill | undefined {
  return text.trim() === '' ? undefined : found.get(tool.id)?.rejects?.(text);
}
