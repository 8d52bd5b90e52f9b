import type { Exact, RoundingMode } from '@toolbox/core/exact';
import type { Vat } from '@toolbox/core/vat';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './VatPanel.module.css';

type VatPanelProps = {
  readonly way: 'asSupply' | 'asTotal';
  readonly vat: Vat;
  readonly amount: Exact;
  /** How the amount comes apart in this reading. */
  readonly split: (amount: Exact, mode: RoundingMode) => Vat;
};

/** One reading of the amount: its figure, its parts, and what another rounding would make of it. */
export function VatPanel({ way, vat, amount, split }: VatPanelProps) {
  const t = useMessages('vat-calculator');
  const won = useMessages('common', 'labels')('won');
  const supplyGiven = way === 'asSupply';
  const rounded = supplyGiven ? 'tax' : 'supply';
  const down = split(amount, 'down')[rounded];
  const up = split(amount, 'up')[rounded];
  const whole = (value: bigint) => `${formatWhole(value)} ${won}`;

  return (
    <section className={styles['panel']}>
      <Figure
        label={`${t(way)} (${t(supplyGiven ? 'asSupplyNote' : 'asTotalNote')})`}
        value={formatWhole(supplyGiven ? vat.total : vat.supply)}
        unit={won}
      />
      <Rows
        rows={[
          { id: 'supply', label: t('supply'), value: whole(vat.supply) },
          { id: 'tax', label: t('tax'), value: whole(vat.tax) },
          { id: 'total', label: t('total'), value: whole(vat.total), total: true },
        ]}
      />
      <p className={styles['note']}>
        {down === up
          ? t('noDifference')
          : t('difference', {
              what: t(supplyGiven ? 'taxOnly' : 'supplyOnly'),
              down: formatWhole(down),
              up: formatWhole(up),
            })}
      </p>
    </section>
  );
}
