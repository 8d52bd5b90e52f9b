import { classNames } from '../class-names/classNames.ts';
import styles from './ScaleBar.module.css';

export type ScaleSegment = {
  readonly id: string;
  readonly label: string;
  /** The range in words, such as "18.5–24.9". */
  readonly rangeText: string;
  readonly from: number;
  readonly to: number;
  readonly tone: 'good' | 'warn' | 'serious' | 'bad' | 'info';
};

export type ScaleBarProps = {
  /** Describes the position of the value in words. */
  readonly description: string;
  readonly min: number;
  readonly max: number;
  readonly segments: readonly ScaleSegment[];
  /** Undefined: no marker. A value outside of the range is clamped. */
  readonly value?: number | undefined;
  /** The segment of the value, marked by text in addition to its color. */
  readonly currentId?: string | undefined;
};

/** A scale in colored segments with a marker, and a legend below. */
export function ScaleBar({ description, min, max, segments, value, currentId }: ScaleBarProps) {
  const at = (point: number) => `${(Math.min(1, Math.max(0, (point - min) / (max - min))) * 100).toFixed(2)}%`;
  const width = (from: number, to: number) => `${(((to - from) / (max - min)) * 100).toFixed(2)}%`;
  return (
    <div className={classNames(styles, 'scale')}>
      <div role="img" aria-label={description}>
        <svg className={classNames(styles, 'pointer')} aria-hidden="true">
          {value !== undefined && (
            <svg x={at(value)} overflow="visible" aria-hidden="true">
              <path d="M0 10 -6 1h12z" />
            </svg>
          )}
        </svg>
        <svg className={classNames(styles, 'bar')} aria-hidden="true">
          {segments.map((segment) => (
            <rect
              key={segment.id}
              className={classNames(styles, segment.tone)}
              x={at(segment.from)}
              width={width(segment.from, segment.to)}
              height="100%"
            />
          ))}
        </svg>
        <svg className={classNames(styles, 'ticks')} aria-hidden="true">
          {segments.slice(1).map((segment) => (
            <text key={segment.id} x={at(segment.from)} y="75%" textAnchor="middle">
              {segment.from}
            </text>
          ))}
        </svg>
      </div>
      <ul className={classNames(styles, 'legend')}>
        {segments.map((segment) => (
          <li
            key={segment.id}
            className={classNames(styles, 'entry', segment.id === currentId && 'current')}
            aria-current={segment.id === currentId || undefined}
          >
            <span className={classNames(styles, 'dot', segment.tone)} />
            <span>{segment.label}</span>
            <span className={classNames(styles, 'range')}>{segment.rangeText}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
