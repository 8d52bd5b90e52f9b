import { classNames } from '../class-names/classNames.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** A line of text, a large figure, a table row or a block that fills its container. */
  readonly shape?: 'line' | 'figure' | 'row' | 'block' | undefined;
  readonly count?: number | undefined;
};

/** The place of something that is on its way, of the same size. The container says `aria-busy`. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return (
    <div className={classNames(styles, 'skeleton', shape)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classNames(styles, 'bar')} />
      ))}
    </div>
  );
}
