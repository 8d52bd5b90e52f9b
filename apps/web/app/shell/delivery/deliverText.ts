import { registry } from '../../registry/registry.ts';
import { fillOfRejected, suggestionsFor } from '../../registry/suggestionsFor.ts';
import { deliveries } from './deliveries.ts';

/**
 * Fills the tool at a path with a text once its page opens, if it accepts the text or says why it does not; the visitor
 * can undo that.
 */
export function deliverText(path: string, text: string): void {
  const tool = registry.toolAt(path);
  if (tool === undefined) return;
  const taken = suggestionsFor([{ kind: 'text', text }]).find((suggestion) => suggestion.tool.id === tool.id);
  const fill = taken?.fill ?? fillOfRejected(tool, text);
  if (fill !== undefined) deliveries.put(tool.id, fill);
}
