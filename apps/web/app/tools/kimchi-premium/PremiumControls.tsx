import { PREMIUM_COINS } from '@toolbox/core/kimchi';
import { Button } from '@toolbox/ui/button/Button';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { type ReactNode, useId, useState } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './PremiumControls.module.css';
import { BASES, MARKETS, type PremiumChoice } from './premiumChoice.ts';

type PremiumControlsProps = PremiumChoice & {
  readonly onChange: (choice: Partial<PremiumChoice>) => void;
  readonly onReset: () => void;
  /** Whether figures were typed: the drawer then stays open until the visitor closes it. */
  readonly hasOwn: boolean;
  /** The fields of the drawer. */
  readonly children: ReactNode;
};

/** One line of display options, and a drawer for own figures. On phones the drawer contains the sources too. */
export function PremiumControls(props: PremiumControlsProps) {
  const { market, coin, basis, onChange, onReset, hasOwn, children } = props;
  const t = useMessages('kimchi-premium');
  const common = useMessages('common');
  const [opened, setOpened] = useState<boolean>();
  const isOpen = opened ?? hasOwn;
  const drawerId = useId();

  return (
    <section className={styles['controls']} aria-label={common('labels.input')} data-open={isOpen}>
      <Segmented
        label={t('coin')}
        labelHidden
        value={coin}
        onChange={(value) => onChange({ coin: value })}
        options={PREMIUM_COINS.map((value) => ({ value, label: value }))}
      />
      <Button
        className={styles['toggle']}
        size="sm"
        icon="calculator"
        data-fold
        aria-expanded={isOpen}
        aria-controls={drawerId}
        onClick={() => setOpened(!isOpen)}
      >
        {t('drawer')}
      </Button>
      <div className={styles['sources']}>
        <Segmented
          label={t('market')}
          labelHidden
          value={market}
          onChange={(value) => onChange({ market: value })}
          options={MARKETS.map((value) => ({
            value,
            label: value === 'auto' ? t('anyMarket') : t(`services.${value}`),
          }))}
        />
        <Segmented
          label={t('basis')}
          labelHidden
          value={basis}
          onChange={(value) => onChange({ basis: value })}
          options={BASES.map((value) => ({ value, label: t(`bases.${value}`) }))}
        />
      </div>
      <div id={drawerId} className={styles['drawer']}>
        <div className={styles['fields']}>{children}</div>
        <div className={styles['foot']}>
          <p className={styles['hints']}>
            {t('ownHint')} {t('marketHint')} {t('basisHint')}
          </p>
          <Button variant="ghost" size="sm" icon="reset" onClick={() => undoable('cleared', onReset)}>
            {common('actions.reset')}
          </Button>
        </div>
      </div>
    </section>
  );
}
