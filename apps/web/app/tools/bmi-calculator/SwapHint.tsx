import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './View.module.css';

/** A hint that height and weight seem to be swapped, with a button that swaps them back. */
export default function SwapHint({ onSwap }: { readonly onSwap: () => void }) {
  const t = useMessages('bmi-calculator');
  const common = useMessages('common', 'actions');
  return (
    <Banner kind="info">
      <div className={styles['swapped']}>
        <p>{t('swapped')}</p>
        <Button size="sm" icon="swap" onClick={onSwap}>
          {common('swap')}
        </Button>
      </div>
    </Banner>
  );
}
