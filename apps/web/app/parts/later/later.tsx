import { type ComponentType, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

type Loader<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** What came of fetching a part. */
type Arrival<Props> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly Content: ComponentType<Props> }
  | { readonly state: 'failed'; readonly error: unknown };

const never = () => () => undefined;

/**
 * Whether the page is past its first render. A part is no piece of the prerendered page: it would wake up by itself later,
 * perhaps after the language has changed, and find itself in words that are not its own.
 */
function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export type Later<Props> = {
  /** The component; while its file is on its way, what `waiting` holds. */
  readonly Part: (props: Props & { readonly waiting?: ReactNode }) => ReactNode;
  /** Call it in the view that will need the part: its file is fetched as soon as the view is alive, and wants it. */
  readonly usePreload: (isWanted?: boolean) => void;
};

/**
 * A part of a tool that is not needed for the first look: a result, a table. It is left out of what the page loads at first
 * and fetched right after. A part that cannot be fetched fails as if it had failed to render; an optional one stays away
 * until it is shown anew.
 *
 * @example const result = later(() => import('./SalaryResult.tsx'));
 */
export function later<Props extends object>(load: Loader<Props>, { optional = false } = {}): Later<Props> {
  let arrived: ComponentType<Props> | undefined;
  async function fetchIt() {
    const module = await load();
    arrived = module.default;
    return arrived;
  }
  // No `lazy`: React shows what was suspended up to 300 ms after it is there.
  function useArrival(): Arrival<Props> {
    const [arrival, setArrival] = useState<Arrival<Props>>(() =>
      arrived === undefined ? { state: 'waiting' } : { state: 'here', Content: arrived },
    );
    const isWaiting = arrival.state === 'waiting';
    useEffect(() => {
      if (!isWaiting) return;
      let isGone = false;
      const settle = (next: Arrival<Props>) => {
        if (!isGone) setArrival(next);
      };
      fetchIt().then(
        (Content) => settle({ state: 'here', Content }),
        (error: unknown) => settle({ state: 'failed', error }),
      );
      return () => {
        isGone = true;
      };
    }, [isWaiting]);
    return arrival;
  }
  return {
    Part({ waiting = null, ...props }) {
      const arrival = useArrival();
      const isAlive = useAlive();
      if (arrival.state === 'failed' && !optional) throw arrival.error;
      if (!isAlive || arrival.state !== 'here') return waiting;
      const { Content } = arrival;
      return (
        <Suspense fallback={waiting}>
          <Content {...(props as unknown as Props)} />
        </Suspense>
      );
    },
    usePreload(isWanted = true) {
      useEffect(() => {
        if (isWanted) fetchIt().catch(() => undefined);
      }, [isWanted]);
    },
  };
}
