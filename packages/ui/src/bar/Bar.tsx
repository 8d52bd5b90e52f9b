import { classNames } from '../class-names/classNames.ts';
import styles from './Bar.module.css';

export type BarProps = {
  /** From 0 to 1; undefined if unknown. */
  readonly share: number | undefined;
  readonly tone?: 'accent' | 'good' | 'warn' | 'bad' | undefined;
};

/** A bar filled to a share. It is an SVG, so that prerendered pages need no style attribute. The caller labels it. */
export function Bar({ share, tone = 'accent' }: BarProps) {
  const filled = share === undefined ? undefined : Math.min(1, Math.max(0, share));
  return (
    <svg className={classNames(styles, 'bar', tone, filled === undefined && 'unknown')} aria-hidden="true">
      <rect className={classNames(styles, 'fill')} width={`${(filled ?? 1) * 100}%`} height="100%" />
    </svg>
  );
}
