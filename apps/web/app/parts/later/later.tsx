import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from './whenIdle.ts';

type Loader<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

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
  /** Call it in the view that will need the part: its file is fetched as soon as the page has nothing else to do. */
  readonly usePreload: () => void;
};

/**
 * A part of a tool that is not needed for the first look: a result, a table. It is left out of what the page loads at first
 * and fetched right after.
 *
 * @example const result = later(() => import('./SalaryResult.tsx'));
 */
export function later<Props extends object>(load: Loader<Props>): Later<Props> {
  let arrived: ComponentType<Props> | undefined;
  async function fetchIt() {
    const module = await load();
    arrived = module.default;
    return module;
  }
  const Lazy = lazy(fetchIt);
  return {
    Part({ waiting = null, ...props }) {
      // A lazy component suspends even where its file is there, and React shows what was suspended 300 ms later.
      const [Content] = useState<ComponentType<Props>>(() => arrived ?? Lazy);
      if (!useAlive()) return waiting;
      return (
        <Suspense fallback={waiting}>
          <Content {...(props as unknown as Props)} />
        </Suspense>
      );
    },
    usePreload() {
      useEffect(() => whenIdle(() => void fetchIt().catch(() => undefined)), []);
    },
  };
}
