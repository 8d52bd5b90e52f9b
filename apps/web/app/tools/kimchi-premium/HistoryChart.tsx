import { chartLines, chartTimes, PREMIUM_BAND_PERCENT, type PremiumBand } from '@toolbox/core/kimchi';
import { formatAxisTime, formatLocalTime } from '@toolbox/i18n/format/formatLocalTime';
import { formatTicks, type TickUnit } from '@toolbox/i18n/format/formatTicks';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import styles from './HistoryCard.late.module.css';

export type ChartPoint = {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly value: number;
};

type HistoryChartProps = {
  /** Oldest first, two or more. */
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
  readonly label: string;
  readonly summary: string;
  /** The unit of the axis labels. */
  readonly unit: TickUnit;
};

const LARGE_STEP = 10;
const MAX_STEPS = 5;
const MINUTE_MS = 60_000;
/** Padding above and below the line for its labels, as a share of its range. */
const MARGIN = 0.16;
/** A limit is shown if its distance from the line is at most this share of its range, or one percent. */
const NEAR = 0.5;
/** The line is drawn in a square of this size, which is stretched to the chart. */
const UNITS = 1000;
/** A label closer to an edge than this percentage is aligned away from it. */
const EDGE_PERCENT = 12;
/** A time closer to the start than this share has no label: it would be cut, or touch the next one on a phone. */
const FIRST_TIME = 0.05;

const { overheated, elevated, normal } = PREMIUM_BAND_PERCENT;
const BANDS: readonly { readonly band: PremiumBand; readonly above: number; readonly upTo: number }[] = [
  { band: 'overheated', above: overheated, upTo: Number.POSITIVE_INFINITY },
  { band: 'elevated', above: elevated, upTo: overheated },
  { band: 'normal', above: normal, upTo: elevated },
  { band: 'discount', above: Number.NEGATIVE_INFINITY, upTo: normal },
];

/** The index that a key moves to; `undefined` for other keys. */
function target(key: string, at: number, last: number): number | undefined {
  const targets: ReadonlyMap<string, number> = new Map([
    ['ArrowLeft', at - 1],
    ['ArrowDown', at - 1],
    ['ArrowRight', at + 1],
    ['ArrowUp', at + 1],
    ['PageDown', at - LARGE_STEP],
    ['PageUp', at + LARGE_STEP],
    ['Home', 0],
    ['End', last],
  ]);
  const place = targets.get(key);
  return place === undefined ? undefined : Math.min(last, Math.max(0, place));
}

/** The range of the chart: the line with some padding, and nearby limits of bands. */
function rangeOf(low: number, high: number, isPremium: boolean): readonly [number, number] {
  const span = high - low || Math.abs(high) * 0.01 || 1;
  const reach = isPremium ? Math.max(1, span * NEAR) : 0;
  const limits = isPremium ? [overheated, elevated, normal] : [];
  const near = limits.filter((limit) => limit > low - reach && limit < high + reach);
  const [bottom, top] = [Math.min(low, ...near), Math.max(high, ...near)];
  const margin = (top - bottom || span) * MARGIN;
  return [bottom - margin, top + margin];
}

/** A line chart with pointer and keyboard access: a slider along its points that reads out time and value. */
export function HistoryChart({ points, format, label, summary, unit }: HistoryChartProps) {
  const t = useMessages('kimchi-premium');
  const language = usePageLanguage();
  const [chosen, setChosen] = useState<number>();
  const last = points.length - 1;
  const at = Math.min(chosen ?? last, last);
  const values = points.map(({ value }) => value);
  const lowest = values.indexOf(Math.min(...values));
  const highest = values.indexOf(Math.max(...values));
  const [bottom, top] = rangeOf(values[lowest] ?? 0, values[highest] ?? 0, unit === 'percent');
  const [from, to] = [points[0]?.timestamp ?? 0, points[last]?.timestamp ?? 0];
  const xOf = (time: number) => (to > from ? (time - from) / (to - from) : 1);
  const yOf = (value: number) => Math.min(1, Math.max(0, (top - value) / (top - bottom)));
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const lines = chartLines(bottom, top, MAX_STEPS);
  const names = formatTicks(lines, unit, language);
  const times = chartTimes(from, to, new Date(to).getTimezoneOffset() * -MINUTE_MS, MAX_STEPS).filter(
    (time) => xOf(time) >= FIRST_TIME,
  );
  const point = points[at];
  const now = points[last];
  const reading =
    point && t('history.reading', { time: formatLocalTime(point.timestamp, language), value: format(point.value) });
  const path = points
    .map(({ timestamp, value }) => `${(xOf(timestamp) * UNITS).toFixed(1)},${(yOf(value) * UNITS).toFixed(1)}`)
    .join(' ');

  function pressKey(event: KeyboardEvent) {
    const place = event.nativeEvent.isComposing ? undefined : target(event.key, at, last);
    if (place === undefined) return;
    event.preventDefault();
    setChosen(place);
  }

  function follow({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const time = from + ((clientX - left) / width) * (to - from);
    const after = points.findIndex(({ timestamp }) => timestamp >= time);
    const isCloserBefore =
      after > 0 && time - (points[after - 1]?.timestamp ?? 0) < (points[after]?.timestamp ?? 0) - time;
    setChosen(after < 0 ? last : after - (isCloserBefore ? 1 : 0));
  }

  /** A dot on the line with a label that stays inside the chart. */
  const tag = (place: number, name: string, isAbove: boolean) => {
    const marked = points[place];
    if (marked === undefined) return null;
    const x = xOf(marked.timestamp);
    const anchor = x * 100 < EDGE_PERCENT ? 'start' : (1 - x) * 100 < EDGE_PERCENT ? 'end' : 'middle';
    return (
      <svg x={percent(x)} y={percent(yOf(marked.value))} overflow="visible" aria-hidden="true">
        <circle className={styles['end']} r="4" />
        <text className={styles['tag']} y={isAbove ? -10 : 19} textAnchor={anchor}>
          {name} {format(marked.value)}
        </text>
      </svg>
    );
  };

  return (
    <figure className={styles['chart']} data-unit={unit}>
      <p className={styles['reading']} aria-hidden="true">
        {reading}
      </p>
      <div
        className={styles['slider']}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={at + 1}
        aria-valuetext={reading}
        onKeyDown={pressKey}
      >
        <svg
          className={styles['plot']}
          aria-hidden="true"
          data-plot
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={() => setChosen(undefined)}
        >
          {unit === 'percent' &&
            BANDS.filter(({ above, upTo }) => above < top && upTo > bottom).map(({ band, above, upTo }) => (
              <g key={band} className={styles['band']} data-band={band}>
                <rect y={percent(yOf(upTo))} width="100%" height={percent(yOf(above) - yOf(upTo))} />
                <svg y={percent(yOf(upTo))} overflow="visible" aria-hidden="true">
                  <text x="8" y="15">
                    {t(`bands.${band}`)}
                  </text>
                </svg>
              </g>
            ))}
          {lines.map((line) => (
            <line key={line} className={styles['grid']} x2="100%" y1={percent(yOf(line))} y2={percent(yOf(line))} />
          ))}
          <svg viewBox={`0 0 ${UNITS} ${UNITS}`} preserveAspectRatio="none" aria-hidden="true">
            <polyline className={styles['line']} points={path} />
          </svg>
          {tag(highest, t('history.maximum'), true)}
          {tag(lowest, t('history.minimum'), false)}
          {chosen !== undefined && point && (
            <g className={styles['chosen']}>
              <line x1={percent(xOf(point.timestamp))} x2={percent(xOf(point.timestamp))} y2="100%" />
              <circle cx={percent(xOf(point.timestamp))} cy={percent(yOf(point.value))} r="5" />
            </g>
          )}
          {now && (
            <g className={styles['present']}>
              <line x2="100%" y1={percent(yOf(now.value))} y2={percent(yOf(now.value))} />
              <circle cx="100%" cy={percent(yOf(now.value))} r="5" />
            </g>
          )}
        </svg>
        <svg className={styles['axis']} aria-hidden="true">
          {lines.map((line, place) => (
            <svg key={line} y={percent(yOf(line))} overflow="visible" aria-hidden="true">
              <text x="8" y="4">
                {names[place]}
              </text>
            </svg>
          ))}
          {now && (
            <svg className={styles['now']} y={percent(yOf(now.value))} overflow="visible" aria-hidden="true">
              <rect y="-11" width="100%" height="22" rx="5" />
              <text x="8" y="4">
                {format(now.value)}
              </text>
            </svg>
          )}
        </svg>
        <svg className={styles['times']} aria-hidden="true">
          {times.map((time) => (
            <text key={time} x={percent(xOf(time))} y="15" textAnchor="middle">
              {formatAxisTime(time, language)}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className="visually-hidden">{summary}</figcaption>
    </figure>
  );
}
