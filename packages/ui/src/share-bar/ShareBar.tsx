import { classNames } from '../class-names/classNames.ts';
import styles from './ShareBar.module.css';

export type SharePart = {
  readonly id: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly tone: 'accent' | 'info' | 'warn' | 'serious' | 'bad';
};

/** The parts of a whole. It is an SVG, so that prerendered pages need no style attribute. The caller labels it. */
export function ShareBar({ parts }: { readonly parts: readonly SharePart[] }) {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { share }) => sum + share, 0);
  return (
    <svg className={classNames(styles, 'bar')} aria-hidden="true">
      {parts.map(({ id, share, tone }, index) => (
        <rect
          key={id}
          className={classNames(styles, tone)}
          x={percent(startOf(index))}
          width={percent(share)}
          height="100%"
        />
      ))}
    </svg>
  );
}
