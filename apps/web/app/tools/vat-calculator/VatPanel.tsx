import type { Exact, RoundingMode } from '@toolbox/core/exact';
import type { Vat } from '@toolbox/core/vat';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { useWon } from '../../i18n/useWon.ts';
import styles from './VatPanel.module.css';

type VatPanelProps = {
  readonly way: 'asSupply' | 'asTotal';
  readonly vat: Vat;
  readonly amount: Exact;
  /** The components of the amount in this reading. */
  readonly split: (amount: Exact, mode: RoundingMode) => Vat;
};

/** One reading of the amount: its result, its components, and the effect of other rounding. */
export function VatPanel({ way, vat, amount, split }: VatPanelProps) {
  const t = useMessages('vat-calculator');
  const won = useWon();
  const supplyGiven = way === 'asSupply';
  const rounded = supplyGiven ? 'tax' : 'supply';
  const down = split(amount, 'down')[rounded];
  const up = split(amount, 'up')[rounded];
  // If the amount has a fraction, every figure is rounded, not only the missing one.
  const isWhole = amount.d === 1n;

  return (
    <section className={styles['panel']}>
      <Figure
        label={`${t(way)} (${t(supplyGiven ? 'asSupplyNote' : 'asTotalNote')})`}
        value={won(supplyGiven ? vat.total : vat.supply)}
      />
      <Rows
        rows={[
          { id: 'supply', label: t('supply'), value: won(vat.supply) },
          { id: 'tax', label: t('tax'), value: won(vat.tax) },
          { id: 'total', label: t('total'), value: won(vat.total), total: true },
        ]}
      />
      <p className={styles['note']}>
        {isWhole && down === up && t('noDifference')}
        {isWhole &&
          down !== up &&
          t('difference', { what: t(supplyGiven ? 'taxOnly' : 'supplyOnly'), down: won(down), up: won(up) })}
        {!isWhole && t('fractionGiven')}
      </p>
    </section>
  );
}
