import { memo, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import { fetchLate, fetchOnce, type LazyChunk, type PartModule, preload } from './fetchOnce.ts';
import { OptionalBoundary } from './OptionalBoundary.tsx';
import { useHydrated } from './useHydrated.ts';
import { useLazyChunk } from './useLazyChunk.ts';

// The factories of components and hooks for code in chunks of their own:
//
// | factory         | the chunk is fetched       | if it fails to load                                       |
// | --------------- | -------------------------- | --------------------------------------------------------- |
// | lazyPart        | during hydration           | the fallback stays, or `missing` is shown, with a notice  |
// | livePart        | during hydration           | like lazyPart                                             |
// | latePart        | once the page is idle      | like lazyPart                                             |
// | onDemandPart    | when the part is shown     | like lazyPart                                             |
// | optionalPart    | when preloaded or shown    | the fallback stays, without a notice                      |
// | prerenderedPart | during hydration           | its prerendered HTML stays, with a notice                 |
// | lazyModule      | during hydration           | the hook keeps returning undefined, with a notice         |
// | lateModule      | once the page is idle      | like lazyModule                                           |
// | optionalModule  | during hydration           | the hook keeps returning undefined, without a notice      |

type Loader<Props> = () => Promise<PartModule<Props>>;

type PartProps = {
  /** Shown until the chunk has loaded. */
  readonly fallback?: ReactNode;
  /** Whether a notice appears if the chunk fails to load. */
  readonly isNeeded?: boolean;
  /** Shown in place of the fallback if the chunk failed to load. */
  readonly missing?: ReactNode;
  /** A new value loads a chunk that failed to load again. */
  readonly attempt?: number | string | undefined;
};

/** A component in a separate chunk. */
export type LazyPart<Props> = (props: Props & PartProps) => ReactNode;

export type OptionalPart<Props> = {
  readonly Part: LazyPart<Props>;
  /** Preloads the chunk before the component is shown. */
  readonly usePreload: (isWanted: boolean) => void;
};

/** For a part that renders as soon as its chunk has loaded, in one task. */
const useAtOnce = <Value,>(value: Value) => value;
/**
 * For a part that renders in slices, between which the page handles input; it is complete a few frames later. If its
 * chunk has loaded before it is shown, it renders at once.
 */
const useInSlices = useDeferredValue;

// React.lazy is not used: React delays content that suspended for up to 300 ms after it has loaded, and caches a
// failure permanently.
function createPart<Props extends object>(
  chunk: LazyChunk<PartModule<Props>>,
  useScheduled: typeof useAtOnce,
  { isOptional = false } = {},
): LazyPart<Props> {
  function Part({ fallback = null, isNeeded = !isOptional, missing, attempt, ...props }: Props & PartProps) {
    const [module, isMissing] = useLazyChunk(chunk, { isNeeded, attempt });
    // A lazy part is never prerendered: it would hydrate separately, possibly after a language change, and would then
    // find text in the other language.
    const isHydrated = useHydrated();
    const shown = useScheduled(isHydrated ? module : undefined);
    if (shown === undefined) return (isMissing && missing) || fallback;
    const { default: Content } = shown;
    const content = (
      <Suspense fallback={fallback}>
        <Content {...(props as unknown as Props)} />
      </Suspense>
    );
    return isOptional ? <OptionalBoundary fallback={fallback}>{content}</OptionalBoundary> : content;
  }
  // A keystroke in the field beside a part rarely changes its props.
  return memo(Part) as unknown as LazyPart<Props>;
}

/**
 * Creates a component of non-critical code, such as a result or a table. Its chunk is not part of the initial load:
 * it is fetched right after it, during hydration. If the chunk fails to load, the fallback stays, and a notice in the
 * tool says so.
 *
 * @example const SalaryResult = lazyPart(() => import('./SalaryResult.tsx'));
 */
export function lazyPart<Props extends object>(load: Loader<Props>): LazyPart<Props> {
  return createPart(preload(load), useAtOnce);
}

/**
 * Creates a component like {@link lazyPart} that waits for data of the server: it renders in slices, because its first
 * figures come later anyway.
 */
export function livePart<Props extends object>(load: Loader<Props>): LazyPart<Props> {
  return createPart(preload(load), useInSlices);
}

/**
 * Creates a component like {@link lazyPart} for what is beside the field and the result, such as details: it is fetched
 * once the page is idle, so that it does not delay them.
 */
export function latePart<Props extends object>(load: Loader<Props>): LazyPart<Props> {
  return createPart(fetchLate(load), useInSlices);
}

/** Creates a component like {@link lazyPart} whose chunk is fetched only when it is shown. */
export function onDemandPart<Props extends object>(load: Loader<Props>): LazyPart<Props> {
  return createPart(fetchOnce(load), useInSlices);
}

/** Creates an optional component: fetched when it is preloaded or shown, and omitted if it fails to load. */
export function optionalPart<Props extends object>(load: Loader<Props>): OptionalPart<Props> {
  const chunk = fetchOnce(load);
  return {
    Part: createPart(chunk, useInSlices, { isOptional: true }),
    usePreload(isWanted) {
      useEffect(() => {
        if (isWanted) chunk.load().catch(() => undefined);
      }, [isWanted]);
    },
  };
}
