import type { ComponentType } from 'react';
import { pageIdle } from './idle/pageIdle.ts';
import { retryOnce } from './retryOnce.ts';

/** The module of a chunk whose default export is a component. */
export type PartModule<Props> = { readonly default: ComponentType<Props> };

/** A file of code, or other data, that is fetched apart from the page. */
export type LazyChunk<Module> = {
  /** The module, once it has loaded. */
  readonly loaded: () => Module | undefined;
  /**
   * Loads the module; concurrent calls share one request, a failed request is retried once, and again by the next
   * call.
   */
  readonly load: () => Promise<Module>;
};

/** Wraps a dynamic import so that its module is fetched by the first call of `load` and kept. */
export function fetchOnce<Module>(load: () => Promise<Module>): LazyChunk<Module> {
  let loaded: Module | undefined;
  let running: Promise<Module> | undefined;
  async function run() {
    try {
      loaded = await retryOnce(load);
      return loaded;
    } finally {
      running = undefined;
    }
  }
  return {
    loaded: () => loaded,
    load: () => {
      if (loaded !== undefined) return Promise.resolve(loaded);
      running ??= run();
      return running;
    },
  };
}

/**
 * Wraps a dynamic import that starts at once in a browser: while the processor is busy with hydration, the network is
 * idle.
 */
export function preload<Module>(load: () => Promise<Module>): LazyChunk<Module> {
  const chunk = fetchOnce(load);
  if (typeof document === 'object') chunk.load().catch(() => undefined);
  return chunk;
}

/** Wraps a dynamic import that starts once the page is idle after hydration, or earlier by the first call of `load`. */
export function preloadLate<Module>(load: () => Promise<Module>): LazyChunk<Module> {
  const chunk = fetchOnce(load);
  void pageIdle.reached.then(() => chunk.load()).catch(() => undefined);
  return chunk;
}

/** Wraps a dynamic import that never starts before the page is idle, not even by `load`. */
export function fetchLate<Module>(load: () => Promise<Module>): LazyChunk<Module> {
  return preloadLate(() => pageIdle.wait().then(load));
}
