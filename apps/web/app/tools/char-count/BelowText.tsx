import type { Cp949Table, TextCounts } from '@toolbox/core/text';
import { useDebounced } from '@toolbox/ui/hooks/useDebounced';
import { latePart } from '../../loading/lazyPart.tsx';

/** With every key, the details would paint a second frame, which holds up the next key. */
const DETAILS_AFTER_PAUSE_MS = 150;
/** While somebody types without a pause. */
const DETAILS_AT_LEAST_EVERY_MS = 600;

const CountDetails = latePart(() => import('./CountDetails.tsx'));
const TextTraps = latePart(() => import('./TextTraps.tsx'));

type BelowTextProps = {
  readonly text: string;
  readonly counts: TextCounts | undefined;
  readonly selected: string;
  readonly onRepair: (change: (text: string) => string) => void;
  readonly onTable: (table: Cp949Table) => void;
};

/** What is below the text follows a pause in typing. */
export function BelowText(latest: BelowTextProps) {
  const settled = useDebounced(latest, DETAILS_AFTER_PAUSE_MS, DETAILS_AT_LEAST_EVERY_MS);
  const { text, counts, selected, onRepair, onTable } = settled;
  if (counts === undefined) return null;
  return (
    <>
      <TextTraps text={text} onRepair={onRepair} />
      <CountDetails text={text} counts={counts} selected={selected} onTable={onTable} />
    </>
  );
}
