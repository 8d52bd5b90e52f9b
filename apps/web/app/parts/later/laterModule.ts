import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Code that is not needed for the first look, as a hook: nothing until its file is here, which is fetched as soon as the
 * page has nothing else to do.
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
      whenIdle(() => void fetchIt());
    }, [module]);
    return module;
  };
}
