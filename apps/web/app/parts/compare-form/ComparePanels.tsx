import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { DiffPanel } from '@toolbox/ui/diff-panel/DiffPanel';
import { ScrollSync } from '@toolbox/ui/diff-panel/ScrollSync';
import { useMemo } from 'react';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
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
  /** The row of the selected difference. */
  readonly reveal: number | undefined;
};

const SIDES: readonly Side[] = ['left', 'right'];
/** Total size of both texts; longer ones are virtualized, and their lines do not wrap. */
const MAX_WRAPPED_UNITS = 40_000;
/** By position neither version is the older one: green on the left, red on the right. */
const POSITION_TONES = { left: 'good', right: 'bad' } as const;

/** Both texts side by side, each difference marked by color and sign. */
export function ComparePanels({ texts, comparison, reveal }: ComparePanelsProps) {
  const t = useMessages('compare');
  const { isCode, sides } = useCompareSetup();
  const document = useMessages('common', 'document');
  const notices = useLateMessages('inputNotices');
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
      <div className={styles['panels']} data-columns="">
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
              cutLabel={(printed, total) =>
                notices?.('print.cut', { count: formatWhole(printed), total: formatWhole(total) })
              }
              changedTone={isByPosition ? POSITION_TONES[side] : undefined}
              reveal={reveal}
            />
          </section>
        ))}
      </div>
    </ScrollSync>
  );
}
