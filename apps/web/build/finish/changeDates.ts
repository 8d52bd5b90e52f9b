import { loadToolGuide } from '@toolbox/i18n';
import type { Registry } from '../../app/registry/createRegistry.ts';

/**
 * The dates on which the content of the pages last changed: for a tool the day on which its guide was last checked;
 * for a page that lists tools, the latest of theirs. Never the day of the build, on which most pages do not change.
 */
export async function changeDates(registry: Registry): Promise<(path: string) => string> {
  const checked = new Map<string, string>();
  for (const { id, path } of registry.tools) checked.set(path, (await loadToolGuide('ko', id)).checked);
  const latest = (paths: readonly string[]) =>
    paths.map((path) => checked.get(path) ?? '').reduce((a, b) => (a > b ? a : b), '');
  return (path) => {
    const own = checked.get(path);
    if (own !== undefined) return own;
    const category = registry.categoryAt(path);
    return latest((category === undefined ? registry.tools : registry.toolsOf(category.id)).map((tool) => tool.path));
  };
}
