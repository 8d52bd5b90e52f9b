import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type FetchOnce, fetchOnce, fetchSoon } from './fetchOnce.ts';
import { useAlive } from './useAlive.ts';

type PartModule<Props> = { readonly default: ComponentType<Props> };
type Loader<Props> = () => Promise<PartModule<Props>>;

/** What came of fetching a part. */
type Arrival<Props> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly Content: ComponentType<Props> }
  | { readonly state: 'failed'; readonly error: unknown };

export type Later<Props> = {
  /** The component; while its file is on its way, what `waiting` holds. */
  readonly Part: (props: Props & { readonly waiting?: ReactNode }) => ReactNode;
};

export type OptionalLater<Props> = Later<Props> & {
  /** Fetches the file before it is shown, as soon as it is wanted. */
  readonly usePreload: (isWanted: boolean) => void;
};

// No `lazy`: React shows what was suspended up to 300 ms after it is there.
function useArrival<Props>({ arrived, begin }: FetchOnce<PartModule<Props>>): Arrival<Props> {
  const [arrival, setArrival] = useState<Arrival<Props>>(() => {
    const module = arrived();
    return module === undefined ? { state: 'waiting' } : { state: 'here', Content: module.default };
  });
  const isWaiting = arrival.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    let isGone = false;
    const settle = (next: Arrival<Props>) => {
      if (!isGone) setArrival(next);
    };
    begin().then(
      (module) => settle({ state: 'here', Content: module.default }),
      (error: unknown) => settle({ state: 'failed', error }),
    );
    return () => {
      isGone = true;
    };
  }, [begin, isWaiting]);
  return arrival;
}

function partOf<Props extends object>(file: FetchOnce<PartModule<Props>>, optional: boolean): Later<Props>['Part'] {
  return function Part({ waiting = null, ...props }) {
    const arrival = useArrival(file);
    // A part is no piece of the prerendered page: it would wake up by itself later, perhaps after the language has
    // changed, and find itself in words that are not its own.
    const isAlive = useAlive();
    if (arrival.state === 'failed' && !optional) throw arrival.error;
    if (!isAlive || arrival.state !== 'here') return waiting;
    const { Content } = arrival;
    return (
      <Suspense fallback={waiting}>
        <Content {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}

/**
 * A part of a tool that is not needed for the first look: a result, a table. It is left out of what the page waits for and
 * fetched right after, while the page comes alive. A part that cannot be fetched fails as if it had failed to render.
 *
 * @example const result = later(() => import('./SalaryResult.tsx'));
 */
export function later<Props extends object>(load: Loader<Props>): Later<Props> {
  return { Part: partOf(fetchSoon(load), false) };
}

/** A part a page can do without: fetched when it is wanted or shown, and left away where it does not arrive. */
export function optionalLater<Props extends object>(load: Loader<Props>): OptionalLater<Props> {
  const file = fetchOnce(load);
  return {
    Part: partOf(file, true),
    usePreload(isWanted) {
      useEffect(() => {
        if (isWanted) file.begin().catch(() => undefined);
      }, [isWanted]);
    },
  };
}
