import { useEffect, useState } from 'react';
import { preload } from './fetchOnce.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * Makes a hook of non-critical code: it returns undefined until the chunk, which is fetched while the page hydrates, has
 * loaded.
 *
 * @example const useTasks = lazyModule(() => import('./tasks.ts'));
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Module | undefined {
  const file = preload(load);
  return function useLazyModule() {
    const isHydrated = useHydrated();
    const [module, setModule] = useState(file.loaded);
    useEffect(() => {
      // If it fails to load, the caller goes on without it.
      if (module === undefined)
        file.load().then(
          (found) => setModule(() => found),
          () => undefined,
        );
    }, [module]);
    return isHydrated ? module : undefined;
  };
}
