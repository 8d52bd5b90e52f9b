import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { DiffPanel } from '@toolbox/ui/diff-panel/DiffPanel';
import { ScrollSync } from '@toolbox/ui/diff-panel/ScrollSync';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import type { BothSides, Side } from './bothSides.ts';
import styles from './CompareForm.module.css';
import { useCompareSetup } from './compareContext.ts';
import type { Comparison } from './compareTask.ts';
import { sideRows } from './sideRows.ts';
import { useWordMarks } from './useWordMarks.ts';

type ComparePanelsProps = {
  readonly texts: BothSides<string>;
  readonly comparison: Comparison;
  /** The row of the difference that was stepped to. */
  readonly reveal: number | undefined;
};

const SIDES: readonly Side[] = ['left', 'right'];
/** Both texts together; what is longer is no longer laid out as a whole, and its lines do not wrap. */
export const MAX_WRAPPED_UNITS = 40_000;
/** By position the two versions are equals: green on the left, red on the right. */
const POSITION_TONES = { left: 'good', right: 'bad' } as const;

/** Both texts side by side, each difference marked by colour and sign. */
export function ComparePanels({ texts, comparison, reveal }: ComparePanelsProps) {
  const t = useMessages('compare');
  const { isCode, sides } = useCompareSetup();
  const document = useMessages('common', 'document');
  const isByPosition = comparison.mode === 'position';
  const marksOf = useWordMarks(texts, comparison);
  const rows = useMemo(
    () => ({
      left: sideRows(texts, comparison, 'left', marksOf),
      right: sideRows(texts, comparison, 'right', marksOf),
    }),
    [texts, comparison, marksOf],
  );

  return (
    <ScrollSync>
      <div className={styles['panels']}>
        {SIDES.map((side) => (
          <section key={side} className={styles['side']}>
            <h3 className={styles['sideName']}>{sides[side]}</h3>
            <DiffPanel
              label={t('panel', { side: sides[side] })}
              rows={rows[side]}
              wrap={!isCode && texts.left.length + texts.right.length <= MAX_WRAPPED_UNITS}
              kindLabels={{
                added: t('kinds.added'),
                removed: t('kinds.removed'),
                changed: t(isByPosition ? 'kinds.differs' : 'kinds.changed'),
              }}
              emptyLineLabel={t('emptyLine')}
              moreLabel={(hidden) => document('moreCharacters', { count: formatWhole(hidden) })}
              changedTone={isByPosition ? POSITION_TONES[side] : undefined}
              reveal={reveal}
            />
          </section>
        ))}
      </div>
    </ScrollSync>
  );
}
