import { preload } from './fetchOnce.ts';
import { useFile } from './useFile.ts';
import { useHydrated } from './useHydrated.ts';

function createHook<Module>(load: () => Promise<Module>, isNeeded: boolean): () => Module | undefined {
  const file = preload(load);
  return function useLazyModule() {
    const isHydrated = useHydrated();
    const module = useFile(file, isNeeded);
    return isHydrated ? module : undefined;
  };
}

/**
 * Makes a hook of non-critical code: it returns undefined until the chunk, which is fetched while the page hydrates, has
 * loaded. If it does not load, a notice in the tool says so.
 *
 * @example const useTasks = lazyModule(() => import('./tasks.ts'));
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Module | undefined {
  return createHook(load, true);
}

/** The same for code that the page can do without. */
export function optionalModule<Module>(load: () => Promise<Module>): () => Module | undefined {
  return createHook(load, false);
}
