import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { FoldCard } from '@toolbox/ui/fold-card/FoldCard';
import { useState } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import styles from './FilterCard.module.css';
import type { FilterFieldsProps } from './FilterFields.tsx';
import type { UseTradeView } from './useTradeView.ts';

type FilterCardProps = Omit<FilterFieldsProps, 'hasSound'> & Pick<UseTradeView, 'chosen' | 'reset'>;

const FilterFields = lazyPart(() => import('./FilterFields.tsx'));

/** What is to be seen of the trades, and which of them are to be heard. On a phone it is folded: the list comes first. */
export function FilterCard({ chosen, reset, ...choice }: FilterCardProps) {
  const t = useMessages('whale-trades');
  const common = useMessages('common', 'actions');
  const isHeard = choice.view.sounds.length > 0;
  const [hasSound, setHasSound] = useState(isHeard);

  return (
    <FoldCard
      title={t('filterTitle')}
      note={chosen > 0 && <Badge tone="accent">{t('filterCount', { count: chosen })}</Badge>}
      actions={
        <>
          <Button
            variant="ghost"
            size="sm"
            icon={isHeard ? 'sound' : 'mute'}
            aria-expanded={hasSound}
            onClick={() => setHasSound(!hasSound)}
          >
            {t('sound')}
          </Button>
          <Button variant="ghost" size="sm" icon="reset" onClick={() => undoable('cleared', reset)}>
            {common('reset')}
          </Button>
        </>
      }
    >
      <FilterFields {...choice} hasSound={hasSound} fallback={<div className={styles['waiting']} />} />
    </FoldCard>
  );
}
