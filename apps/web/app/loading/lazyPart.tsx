import { type ReactNode, Suspense, useEffect } from 'react';
import { type FetchOnce, fetchOnce, type PartModule, preload } from './fetchOnce.ts';
import { useFile } from './useFile.ts';
import { useHydrated } from './useHydrated.ts';

type Loader<Props> = () => Promise<PartModule<Props>>;

/** A component whose code is in a chunk of its own; it shows `fallback` until the chunk has loaded. */
export type LazyPart<Props> = (props: Props & { readonly fallback?: ReactNode }) => ReactNode;

export type OptionalPart<Props> = {
  readonly Part: LazyPart<Props>;
  /** Loads the chunk before it is shown, as soon as it is wanted. */
  readonly usePreload: (isWanted: boolean) => void;
};

// React.lazy is not used: React holds back content that suspended for up to 300 ms after it has loaded, and remembers a
// failure for good.
function createPart<Props extends object>(file: FetchOnce<PartModule<Props>>, isNeeded: boolean): LazyPart<Props> {
  return function Part({ fallback = null, ...props }) {
    const module = useFile(file, isNeeded);
    // A lazy part is never prerendered: it would hydrate separately, possibly after the language has changed, and would
    // then meet text in the other language.
    const isHydrated = useHydrated();
    if (!isHydrated || module === undefined) return fallback;
    const { default: Content } = module;
    return (
      <Suspense fallback={fallback}>
        <Content {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}

/**
 * Makes a component of non-critical code, such as a result or a table. Its chunk is not part of the initial load: it is
 * fetched right after, while the page hydrates. If the chunk does not load, the part goes on showing its fallback, and a
 * notice in the tool says so.
 *
 * @example const SalaryResult = lazyPart(() => import('./SalaryResult.tsx'));
 */
export function lazyPart<Props extends object>(load: Loader<Props>): LazyPart<Props> {
  return createPart(preload(load), true);
}

/** The same, fetched only when it is shown. */
export function partOnDemand<Props extends object>(load: Loader<Props>): LazyPart<Props> {
  return createPart(fetchOnce(load), true);
}

/** Makes a component that a page can do without: fetched when wanted or shown, and left out if it fails to load. */
export function optionalPart<Props extends object>(load: Loader<Props>): OptionalPart<Props> {
  const file = fetchOnce(load);
  return {
    Part: createPart(file, false),
    usePreload(isWanted) {
      useEffect(() => {
        if (isWanted) file.load().catch(() => undefined);
      }, [isWanted]);
    },
  };
}
