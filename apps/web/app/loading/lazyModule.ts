import { fetchLate, type LazyChunk, preload } from './fetchOnce.ts';
import { useHydrated } from './useHydrated.ts';
import { useLazyChunk } from './useLazyChunk.ts';

function createHook<Module>(
  chunk: LazyChunk<Module>,
  options: { readonly isNeeded: boolean },
): () => Module | undefined {
  return function useLazyModule() {
    const isHydrated = useHydrated();
    const [module] = useLazyChunk(chunk, options);
    return isHydrated ? module : undefined;
  };
}

/**
 * Creates a hook for non-critical code: it returns undefined until the chunk, which is fetched during hydration, has
 * loaded. If it fails to load, a notice in the tool says so.
 *
 * @example const useTasks = lazyModule(() => import('./tasks.ts'));
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Module | undefined {
  return createHook(preload(load), { isNeeded: true });
}

/** Creates a hook like {@link lazyModule} for optional code: if it fails to load, no notice appears. */
export function optionalModule<Module>(load: () => Promise<Module>): () => Module | undefined {
  return createHook(preload(load), { isNeeded: false });
}

/**
 * Creates a hook like {@link lazyModule} for code that the first result does not need: it is fetched once the page is
 * idle.
 */
export function lateModule<Module>(load: () => Promise<Module>): () => Module | undefined {
  return createHook(fetchLate(load), { isNeeded: true });
}
