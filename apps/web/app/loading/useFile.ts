import { useEffect, useState } from 'react';
import type { FetchOnce } from './fetchOnce.ts';
import { missingParts } from './missingParts.ts';

/**
 * A module that loads while the component is shown; undefined until then.
 *
 * @param isNeeded whether a notice appears if it fails to load; otherwise the page continues without it
 */
export function useFile<Module>(file: FetchOnce<Module>, isNeeded: boolean): Module | undefined {
  const [module, setModule] = useState(file.loaded);
  useEffect(() => {
    if (module !== undefined) return;
    let isUnmounted = false;
    let takeBack = () => {};
    async function load() {
      let error: unknown;
      const found = await file.load().catch((reason: unknown) => {
        error = reason;
      });
      takeBack();
      if (isUnmounted) return;
      if (found !== undefined) setModule(() => found);
      else if (isNeeded) takeBack = missingParts.add({ error, retry: load });
    }
    void load();
    return () => {
      isUnmounted = true;
      takeBack();
    };
  }, [file, module, isNeeded]);
  return module;
}
