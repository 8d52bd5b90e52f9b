import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type FetchOnce, fetchOnce, preload } from './fetchOnce.ts';
import { useHydrated } from './useHydrated.ts';

type PartModule<Props> = { readonly default: ComponentType<Props> };
type Loader<Props> = () => Promise<PartModule<Props>>;

/** The state of a chunk that holds one component. */
type Chunk<Props> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly Content: ComponentType<Props> }
  | { readonly state: 'failed'; readonly error: unknown };

/** A component whose code is in a chunk of its own; it shows `fallback` until the chunk has loaded. */
export type LazyPart<Props> = (props: Props & { readonly fallback?: ReactNode }) => ReactNode;

export type OptionalPart<Props> = {
  readonly Part: LazyPart<Props>;
  /** Loads the chunk before it is shown, as soon as it is wanted. */
  readonly usePreload: (isWanted: boolean) => void;
};

// React.lazy is not used: React holds back content that suspended for up to 300 ms after it has loaded.
function useChunk<Props>({ loaded, load }: FetchOnce<PartModule<Props>>): Chunk<Props> {
  const [chunk, setChunk] = useState<Chunk<Props>>(() => {
    const module = loaded();
    return module === undefined ? { state: 'loading' } : { state: 'loaded', Content: module.default };
  });
  const isLoading = chunk.state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isUnmounted = false;
    const settle = (next: Chunk<Props>) => {
      if (!isUnmounted) setChunk(next);
    };
    load().then(
      (module) => settle({ state: 'loaded', Content: module.default }),
      (error: unknown) => settle({ state: 'failed', error }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [load, isLoading]);
  return chunk;
}

function createPart<Props extends object>(file: FetchOnce<PartModule<Props>>, optional: boolean): LazyPart<Props> {
  return function Part({ fallback = null, ...props }) {
    const chunk = useChunk(file);
    // A lazy part is never prerendered: it would hydrate separately, possibly after the language has changed, and would
    // then meet text in the other language.
    const isHydrated = useHydrated();
    if (chunk.state === 'failed' && !optional) throw chunk.error;
    if (!isHydrated || chunk.state !== 'loaded') return fallback;
    const { Content } = chunk;
    return (
      <Suspense fallback={fallback}>
        <Content {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}

/**
 * Makes a component of non-critical code, such as a result or a table. Its chunk is not part of the initial load: it is
 * fetched right after, while the page hydrates. A chunk that fails to load throws where the part is rendered.
 *
 * @example const SalaryResult = lazyPart(() => import('./SalaryResult.tsx'));
 */
export function lazyPart<Props extends object>(load: Loader<Props>): LazyPart<Props> {
  return createPart(preload(load), false);
}

/** Makes a component that a page can do without: fetched when wanted or shown, and left out if it fails to load. */
export function optionalPart<Props extends object>(load: Loader<Props>): OptionalPart<Props> {
  const file = fetchOnce(load);
  return {
    Part: createPart(file, true),
    usePreload(isWanted) {
      useEffect(() => {
        if (isWanted) file.load().catch(() => undefined);
      }, [isWanted]);
    },
  };
}
