import { useEffect, useState } from 'react';
import type { LazyChunk } from './fetchOnce.ts';
import { missingParts } from './missingParts.ts';

type LazyChunkOptions = {
  /** Whether a notice appears if the chunk fails to load; otherwise the page continues without it. */
  readonly isNeeded: boolean;
  /** A new value loads a chunk that failed to load again. */
  readonly attempt?: number | string | undefined;
};

/** A module that loads while the component is shown, undefined until then, and whether it failed to load. */
export function useLazyChunk<Module>(
  chunk: LazyChunk<Module>,
  { isNeeded, attempt }: LazyChunkOptions,
): readonly [module: Module | undefined, isMissing: boolean] {
  const [module, setModule] = useState(chunk.loaded);
  const [isMissing, setMissing] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (module !== undefined) return;
    setMissing(false);
    let isUnmounted = false;
    let clearMissing = () => {};
    async function load() {
      let error: unknown;
      const found = await chunk.load().catch((reason: unknown) => {
        error = reason;
      });
      clearMissing();
      if (isUnmounted) return;
      if (found !== undefined) setModule(() => found);
      else setMissing(true);
      if (found === undefined && isNeeded) clearMissing = missingParts.add({ error, retry: load });
    }
    void load();
    return () => {
      isUnmounted = true;
      clearMissing();
    };
  }, [chunk, module, isNeeded, attempt]);
  return [module, isMissing];
}
