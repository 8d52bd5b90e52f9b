import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { whenIdle } from './whenIdle.ts';

type Loader<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

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
  const Lazy = lazy(load);
  return {
    Part({ waiting = null, ...props }) {
      return (
        <Suspense fallback={waiting}>
          <Lazy {...(props as unknown as Props)} />
        </Suspense>
      );
    },
    usePreload() {
      useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
    },
  };
}
