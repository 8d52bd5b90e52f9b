import { formatLocalTime } from '@toolbox/i18n/format/formatLocalTime';
import { formatTicks, type TickUnit } from '@toolbox/i18n/format/formatTicks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import styles from './Premium.module.css';
import { usePlot } from './usePlot.ts';

export type ChartPoint = {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly value: number;
};

export type HistoryChartProps = {
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
  readonly label: string;
  readonly summary: string;
  /** What the figures beside the axis are of. */
  readonly unit: TickUnit;
};

const LARGE_STEP = 10;

/** Where a key leads from a point; `undefined` for a key that leads nowhere. */
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

/** A line that can be read by pointer and by keyboard: as a slider along its points, which says time and value. */
export default function HistoryChart({ points, format, label, summary, unit }: HistoryChartProps) {
  const t = useMessages('kimchi-premium');
  const language = usePageLanguage();
  const element = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number>();
  const ticks = (values: readonly number[]) => formatTicks(values, unit, language);
  const moveTo = usePlot(element, { points, ticks, language, onMove: setHovered });
  const last = points.length - 1;
  const at = Math.min(hovered ?? last, last);
  const point = points[at];
  const reading =
    point &&
    t('history.reading', {
      time: formatLocalTime(point.timestamp, language),
      value: format(point.value),
    });

  function pressKey(event: KeyboardEvent) {
    const place = event.nativeEvent.isComposing ? undefined : target(event.key, at, last);
    if (place === undefined) return;
    event.preventDefault();
    setHovered(place);
    moveTo(place);
  }

  return (
    <figure className={styles['chart']}>
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
        <div ref={element} className={styles['plot']} aria-hidden="true">
          <span className={styles['lineColour']} />
          <span className={styles['inkColour']} />
          <span className={styles['gridColour']} />
        </div>
      </div>
      <figcaption className={styles['caption']}>{summary}</figcaption>
    </figure>
  );
}
