import { useEffect, useState } from 'react';
import { fetchSoon } from './fetchOnce.ts';
import { useAlive } from './useAlive.ts';

/**
 * Code that is not needed for the first look, as a hook: nothing until its file is here, which is fetched while the page
 * comes alive.
 *
 * @example const useTasks = laterModule(() => import('./tasks.ts'));
 */
export function laterModule<Module>(load: () => Promise<Module>): () => Module | undefined {
  const { arrived, begin } = fetchSoon(load);
  return function useLaterModule() {
    const isAlive = useAlive();
    const [module, setModule] = useState(arrived);
    useEffect(() => {
      // Where it does not arrive the caller goes on without it.
      if (module === undefined)
        begin().then(
          (found) => setModule(() => found),
          () => undefined,
        );
    }, [module]);
    return isAlive ? module : undefined;
  };
}
