/** Chunks that every page has loaded before it imports anything dynamically. */
const LOADED = /^assets\/(?:app|rolldown-runtime)-[\w-]+\.js$/u;

/**
 * The chunks to preload with a dynamically imported one. The importing chunk lists them by name, so those that are
 * always there would only make it larger.
 *
 * @param chunk the imported chunk
 * @param dependencies the chunk itself and everything it imports
 */
export function preloadedChunks(chunk: string, dependencies: readonly string[]): string[] {
  const others = dependencies.filter((dependency) => dependency !== chunk && !LOADED.test(dependency));
  return others.length === 0 ? [] : [...others, ...dependencies.filter((dependency) => dependency === chunk)];
}
