import { chartLines, chartTimes } from '@toolbox/core/kimchi';
import { formatAxisTime, formatLocalTime } from '@toolbox/i18n/format/formatLocalTime';
import { formatTicks, type TickUnit } from '@toolbox/i18n/format/formatTicks';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageLanguage } from '../../../i18n/usePageLanguage.ts';
import styles from '../PremiumSide.late.module.css';
import { ChartPlot } from './ChartPlot.tsx';
import { type ChartPoint, chartScale, percentOf } from './chartScale.ts';
import { useChartSlider } from './useChartSlider.ts';

type HistoryChartProps = {
  /** Oldest first, two or more. */
  readonly points: readonly ChartPoint[];
  /** The longest time that a point stands for; the line is broken where there is none for longer. */
  readonly pointMs: number;
  readonly format: (value: number) => string;
  readonly label: string;
  readonly summary: string;
  /** The unit of the axis labels. */
  readonly unit: TickUnit;
};

const MAX_STEPS = 5;
const MINUTE_MS = 60_000;
/** A time closer to the start than this share has no label: it would be cut, or touch the next one on a phone. */
const FIRST_TIME = 0.05;
/** A value closer to that of now than this share of the height has no label: the other would cover it on a phone. */
const NEAR_NOW = 0.09;

/** The visitor's offset from UTC, which daylight-saving time changes. */
const zoneAt = (time: number) => new Date(time).getTimezoneOffset() * -MINUTE_MS;

/** A line chart with pointer and keyboard access: a slider along its points that reads out time and value. */
export function HistoryChart({ points, pointMs, format, label, summary, unit }: HistoryChartProps) {
  const t = useMessages('kimchi-premium', 'history');
  const language = usePageLanguage();
  const slider = useChartSlider(points);
  const isPremium = unit === 'percent';
  const scale = chartScale(points, { isPremium });
  const { bottom, top, from, to, xOf, yOf } = scale;
  const lines = chartLines(bottom, top, MAX_STEPS);
  const names = formatTicks(lines, unit, language);
  const times = chartTimes(from, to, zoneAt, MAX_STEPS).filter((time) => xOf(time) >= FIRST_TIME);
  const point = points[slider.index];
  const now = points.at(-1);
  const reading =
    point && t('reading', { time: formatLocalTime(point.timestamp, language), value: format(point.value) });

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
        aria-valuenow={slider.index + 1}
        aria-valuetext={reading}
        onKeyDown={slider.pressKey}
      >
        <ChartPlot
          points={points}
          scale={scale}
          pointMs={pointMs}
          lines={lines}
          format={format}
          hasBands={isPremium}
          chosen={slider.isMoved ? point : undefined}
          onPointer={slider.followPointer}
          onLeave={slider.release}
        />
        <svg className={styles['axis']} aria-hidden="true">
          {lines.map((line, place) => {
            if (now && Math.abs(yOf(line) - yOf(now.value)) < NEAR_NOW) return null;
            return (
              <svg key={line} y={percentOf(yOf(line))} overflow="visible" aria-hidden="true">
                <text x="8" y="4">
                  {names[place]}
                </text>
              </svg>
            );
          })}
          {now && (
            <svg className={styles['now']} y={percentOf(yOf(now.value))} overflow="visible" aria-hidden="true">
              <rect y="-11" width="100%" height="22" rx="5" />
              <text x="8" y="4">
                {format(now.value)}
              </text>
            </svg>
          )}
        </svg>
        <svg className={styles['times']} aria-hidden="true">
          {times.map((time) => (
            <text key={time} x={percentOf(xOf(time))} y="15" textAnchor="middle">
              {formatAxisTime(time, language)}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className="visually-hidden">{summary}</figcaption>
    </figure>
  );
}
