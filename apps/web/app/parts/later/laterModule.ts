import { useEffect, useState } from 'react';

/**
 * Code that is not needed for the first look, as a hook: nothing until its file is here, which is fetched as soon as the
 * view is alive.
 *
 * @example const useTasks = laterModule(() => import('./tasks.ts'));
 */
export function laterModule<Module>(load: () => Promise<Module>): () => Module | undefined {
  let arrived: Module | undefined;
  return function useLaterModule() {
    const [module, setModule] = useState(arrived);
    useEffect(() => {
      if (module !== undefined) return;
      // Where it does not arrive the caller goes on without it.
      const fetchIt = async () => {
        arrived = await load().catch(() => undefined);
        setModule(arrived);
      };
      void fetchIt();
    }, [module]);
    return module;
  };
}
