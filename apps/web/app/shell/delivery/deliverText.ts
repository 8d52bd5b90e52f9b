import { registry } from '../../registry/registry.ts';
import { suggestionsFor } from '../../registry/suggestionsFor.ts';
import { deliveries } from './deliveries.ts';

/** Fills the tool at a path with a text once its page opens, if it accepts the text; the visitor can undo that. */
export function deliverText(path: string, text: string): void {
  const tool = registry.toolAt(path)?.id;
  const taken = suggestionsFor([{ kind: 'text', text }]).find((suggestion) => suggestion.tool.id === tool);
  if (taken !== undefined) deliveries.put(taken.tool.id, taken.fill);
}
