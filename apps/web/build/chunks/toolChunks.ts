import { normalizePath } from 'vite';
import { pathFrom, ROOT } from '../paths.ts';
import { STARTED } from '../plugins/mergePartChunks.ts';

const TOOL_FILE = /^apps\/web\/app\/tools\/([\w-]+)\/.+/u;
const WORKER = /worker/iu;

type ModuleInfo = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] };
type InfoOf = (id: string) => ModuleInfo | null;

/** The tool that a module belongs to. */
function toolOf(id: string): string | undefined {
  const [path = ''] = id.split('?', 1);
  return TOOL_FILE.exec(pathFrom(ROOT, path))?.[1];
}

/** Some modules of a tool and the others of it that they import. */
function closure(tool: string, starts: readonly string[], infoOf: InfoOf): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [...starts];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id) || toolOf(id) !== tool || WORKER.test(id)) continue;
    found.add(id);
    queue.push(...(infoOf(id)?.importedIds ?? []));
  }
  return found;
}

type PartsOfTool = { readonly own: ReadonlySet<string>; readonly started: ReadonlySet<string> };

/**
 * The modules of a tool that its page imports, and those that start to load with the page, such as its result. If these
 * load together anyway, nothing is named for them.
 */
export function toolParts(tool: string, view: string, infoOf: InfoOf): PartsOfTool {
  const own = closure(tool, [view], infoOf);
  const started = new Set<string>();
  const loads = new Set<string>();
  for (let from: readonly string[] = [...own]; from.length > 0; ) {
    const next = from.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []).filter((id) => id.endsWith(STARTED));
    for (const id of next) loads.add(id);
    from = [...closure(tool, next, infoOf)].filter((id) => !own.has(id) && !started.has(id));
    for (const id of from) started.add(id);
  }
  return { own, started: loads.size > 1 ? started : new Set() };
}

const known = new Map<string, PartsOfTool>();

/**
 * Two chunks for each tool: what its page imports, and what starts to load with the page. Otherwise every module that
 * both use would be a file, and so would each part with its own loader.
 */
export const toolChunks = {
  includeDependenciesRecursively: false,
  test: (id: string) => toolOf(id) !== undefined,
  name(id: string, context: { getModuleInfo: InfoOf }): string | null {
    const tool = toolOf(id);
    if (tool === undefined) return null;
    const view = normalizePath(`${ROOT}/apps/web/app/tools/${tool}/View.tsx`);
    const parts = known.get(tool) ?? toolParts(tool, view, (other) => context.getModuleInfo(other));
    known.set(tool, parts);
    if (parts.own.has(id)) return tool;
    return parts.started.has(id) ? `${tool}Result` : null;
  },
};
