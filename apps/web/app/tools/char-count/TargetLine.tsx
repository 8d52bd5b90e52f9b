import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Meter } from '@toolbox/ui/meter/Meter';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CharCount.module.css';
import { type Measure, targetUnit } from './measures.ts';
import type { TargetUse } from './targetUse.ts';

type TargetLineProps = {
  readonly text: string;
  readonly use: TargetUse;
  readonly measure: Measure;
  /** Whether the excess is highlighted in the text. */
  readonly isMarked: boolean;
};

/** How much of the end of the fitting part is quoted, so that the visitor finds the position. */
const TAIL_UNITS = 24;

/** The end of the fitting part, which does not begin with half of a character. */
function tailOf(text: string, end: number): string {
  return text.slice(Math.max(0, end - TAIL_UNITS), end).replace(/^[\udc00-\udfff]/, '');
}

/** How much of the target is used and, once it is exceeded, where the limit is. */
export default function TargetLine({ text, use, measure, isMarked }: TargetLineProps) {
  const t = useMessages('char-count');
  const late = useMessages('char-count/late');
  const { used, limit, end, lost } = use;
  const rest = limit - used;
  const difference = { count: formatWhole(Math.abs(rest)) };
  const words =
    rest === 0 ? late('rest.exact') : late(`rest.${targetUnit(measure)}.${rest > 0 ? 'left' : 'over'}`, difference);
  return (
    <div className={styles['targetLine']}>
      <Meter
        label={t(measure)}
        value={used}
        max={limit}
        valueText={`${formatWhole(used)} / ${formatWhole(limit)} · ${words}`}
        tone={rest < 0 ? 'bad' : 'good'}
      />
      {end !== undefined && (
        <p className={styles['cut']}>
          {isMarked && `${t('cutHint')} `}
          {t('cut', { tail: tailOf(text, end) })}
        </p>
      )}
      {lost > 0 && <p className={styles['cut']}>{late('lost.long', { count: formatWhole(lost) })}</p>}
    </div>
  );
}
