import { classNames } from '../class-names/classNames.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** A line of text, a large figure, a table row or a block that fills its cell of a grid. */
  readonly shape?: 'line' | 'figure' | 'row' | 'block' | undefined;
  readonly count?: number | undefined;
};

/** A placeholder of the same size for content that is loading. The container has `aria-busy`. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return (
    <div className={classNames(styles, 'skeleton', shape)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classNames(styles, 'bar')} />
      ))}
    </div>
  );
}
