import { type Cp949Table, fitText, parseTargetLength } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Meter } from '@toolbox/ui/meter/Meter';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CharCount.module.css';
import { measureFor } from './measureFor.ts';
import type { Measure } from './measures.ts';

type TargetMeterProps = {
  readonly text: string;
  readonly target: string;
  readonly measure: Measure;
  readonly table: Cp949Table | undefined;
};

/** As much of the end of what fits as is needed to find the place. */
const TAIL_UNITS = 24;

/** How much of the target is used, and, once it is over, where the cut would fall. */
export function TargetMeter({ text, target, measure, table }: TargetMeterProps) {
  const t = useMessages('char-count');
  const parsed = target.trim() === '' ? undefined : parseTargetLength(target, t('target'));
  const count = measureFor(measure, table);
  if (!parsed?.ok || count === undefined) return null;
  const limit = parsed.value;
  const used = count(text);
  const rest = limit - used;
  const fit = rest < 0 ? fitText(text, { limit, measure: count, segmenter }) : undefined;
  const state = rest > 0 ? 'left' : rest < 0 ? 'over' : 'exact';
  const difference = { count: formatWhole(Math.abs(rest)) };

  return (
    <div>
      <Meter
        label={t(measure)}
        value={used}
        max={limit}
        valueText={`${formatWhole(used)} / ${formatWhole(limit)} · ${state === 'exact' ? t('exact') : t(state, difference)}`}
        tone={state === 'over' ? 'bad' : 'good'}
      />
      {fit && (
        <p className={styles['cut']}>{t('cut', { tail: text.slice(Math.max(0, fit.end - TAIL_UNITS), fit.end) })}</p>
      )}
    </div>
  );
}
