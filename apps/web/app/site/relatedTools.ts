import type { Registry, Tool } from '../registry/createRegistry.ts';

const RELATED = 4;
const SHARED_MESSAGES = 100;
const SAME_CATEGORY = 10;

/**
 * The tools related to one, derived from the manifests: first those that share messages with it, then those of its
 * category by distance in rank, then the others in order.
 */
export function relatedTools(tool: Tool, registry: Registry): readonly Tool[] {
  const { tools } = registry;
  const place = tools.indexOf(tool);
  const weigh = (other: Tool) =>
    (tool.messages?.some((name) => other.messages?.includes(name)) === true ? SHARED_MESSAGES : 0) +
    (other.category === tool.category ? SAME_CATEGORY : 0) +
    // Below 1, so that distance is only a tie-breaker.
    1 / (1 + Math.abs(tools.indexOf(other) - place));
  return tools
    .filter((other) => other !== tool)
    .sort((a, b) => weigh(b) - weigh(a))
    .slice(0, RELATED);
}
