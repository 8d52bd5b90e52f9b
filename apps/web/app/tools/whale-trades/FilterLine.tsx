import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { useState } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import type { FilterFieldsProps } from './FilterFields.tsx';
import type { UseTradeView } from './useTradeView.ts';
import styles from './WhaleTrades.module.css';

type FilterLineProps = Omit<FilterFieldsProps, 'hasSound'> & Pick<UseTradeView, 'chosen' | 'reset'>;

const FilterFields = lazyPart(() => import('./FilterFields.tsx'));

/** The filters and sound options in one line, in a disclosure on phones. */
export function FilterLine({ chosen, reset, ...choice }: FilterLineProps) {
  const t = useMessages('whale-trades');
  const common = useMessages('common', 'actions');
  const hasSounds = choice.sounds.length > 0;
  const [isOpen, setOpen] = useState(false);
  const [hasSound, setHasSound] = useState(hasSounds);

  return (
    <section className={styles['line']} aria-label={t('filterTitle')} data-open={isOpen}>
      <span className={styles['toggle']}>
        <Button size="sm" icon="filter" data-fold aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('filterTitle')}
        </Button>
      </span>
      <div className={styles['fields']}>
        <FilterFields {...choice} hasSound={hasSound} fallback={<div className={styles['waiting']} />} />
      </div>
      <div className={styles['actions']}>
        {chosen > 0 && <Badge tone="accent">{t('filterCount', { count: chosen })}</Badge>}
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          icon={hasSounds ? 'sound' : 'mute'}
          aria-label={t('sound')}
          aria-expanded={hasSound}
          onClick={() => {
            setHasSound(!hasSound);
            if (!hasSound) setOpen(true);
          }}
        />
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          icon="reset"
          aria-label={common('reset')}
          onClick={() => undoable('cleared', reset)}
        />
      </div>
    </section>
  );
}
