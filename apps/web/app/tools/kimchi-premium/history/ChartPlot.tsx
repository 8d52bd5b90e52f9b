import { PREMIUM_BAND_PERCENT, type PremiumBand } from '@toolbox/core/kimchi';
import type { PointerEvent } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from '../PremiumSide.late.module.css';
import { type ChartPoint, type ChartScale, labelAnchor, linePaths, percentOf } from './chartScale.ts';

/** The line is drawn in a square of this size, which is stretched to the chart. */
const UNITS = 1000;

const { overheated, elevated, normal } = PREMIUM_BAND_PERCENT;
const BANDS: readonly { readonly band: PremiumBand; readonly above: number; readonly upTo: number }[] = [
  { band: 'overheated', above: overheated, upTo: Number.POSITIVE_INFINITY },
  { band: 'elevated', above: elevated, upTo: overheated },
  { band: 'normal', above: normal, upTo: elevated },
  { band: 'discount', above: Number.NEGATIVE_INFINITY, upTo: normal },
];

function Bands({ scale: { bottom, top, yOf } }: { readonly scale: ChartScale }) {
  const t = useMessages('kimchi-premium');
  return BANDS.filter(({ above, upTo }) => above < top && upTo > bottom).map(({ band, above, upTo }) => (
    <g key={band} className={styles['band']} data-band={band}>
      <rect y={percentOf(yOf(upTo))} width="100%" height={percentOf(yOf(above) - yOf(upTo))} />
      <svg y={percentOf(yOf(upTo))} overflow="visible" aria-hidden="true">
        <text x="8" y="15">
          {t(`bands.${band}`)}
        </text>
      </svg>
    </g>
  ));
}

type PointLabelProps = {
  readonly scale: ChartScale;
  readonly point: ChartPoint;
  readonly text: string;
  readonly isAbove: boolean;
};

/** A dot on the line with a label that stays inside the chart. */
function PointLabel({ scale: { xOf, yOf }, point, text, isAbove }: PointLabelProps) {
  const x = xOf(point.timestamp);
  return (
    <svg x={percentOf(x)} y={percentOf(yOf(point.value))} overflow="visible" aria-hidden="true">
      <circle className={styles['end']} r="4" />
      <text className={styles['tag']} y={isAbove ? -10 : 19} textAnchor={labelAnchor(x)}>
        {text}
      </text>
    </svg>
  );
}

type ChartPlotProps = {
  readonly points: readonly ChartPoint[];
  readonly scale: ChartScale;
  /** The longest time that a point stands for. */
  readonly pointMs: number;
  /** The values of the horizontal lines. */
  readonly lines: readonly number[];
  readonly format: (value: number) => string;
  readonly hasBands: boolean;
  /** The point that the slider was moved to. */
  readonly chosen: ChartPoint | undefined;
  readonly onPointer: (event: PointerEvent) => void;
  readonly onLeave: () => void;
};

/** The line of a chart with its highest, lowest, last and chosen point. */
export function ChartPlot(props: ChartPlotProps) {
  const { points, scale, pointMs, lines, format, hasBands, chosen, onPointer, onLeave } = props;
  const t = useMessages('kimchi-premium', 'history');
  const { xOf, yOf } = scale;
  const values = points.map(({ value }) => value);
  const lowest = points[values.indexOf(Math.min(...values))];
  const highest = points[values.indexOf(Math.max(...values))];
  const now = points.at(-1);
  const { line, dots } = linePaths(points, scale, { pointMs, size: UNITS });

  return (
    <svg
      className={styles['plot']}
      aria-hidden="true"
      data-plot
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={onLeave}
    >
      {hasBands && <Bands scale={scale} />}
      {lines.map((level) => (
        <line key={level} className={styles['grid']} x2="100%" y1={percentOf(yOf(level))} y2={percentOf(yOf(level))} />
      ))}
      <svg viewBox={`0 0 ${UNITS} ${UNITS}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles['line']} d={line} />
        {dots !== '' && <path className={styles['dots']} d={dots} />}
      </svg>
      {highest && (
        <PointLabel scale={scale} point={highest} text={`${t('maximum')} ${format(highest.value)}`} isAbove />
      )}
      {lowest && (
        <PointLabel scale={scale} point={lowest} text={`${t('minimum')} ${format(lowest.value)}`} isAbove={false} />
      )}
      {chosen && (
        <g className={styles['chosen']}>
          <line x1={percentOf(xOf(chosen.timestamp))} x2={percentOf(xOf(chosen.timestamp))} y2="100%" />
          <circle cx={percentOf(xOf(chosen.timestamp))} cy={percentOf(yOf(chosen.value))} r="5" />
        </g>
      )}
      {now && (
        <g className={styles['present']}>
          <line x2="100%" y1={percentOf(yOf(now.value))} y2={percentOf(yOf(now.value))} />
          <circle cx="100%" cy={percentOf(yOf(now.value))} r="5" />
        </g>
      )}
    </svg>
  );
}
