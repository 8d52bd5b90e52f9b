import type { Exact, RoundingMode } from '@toolbox/core/exact';
import { vatInTotal, vatOnSupply } from '@toolbox/core/vat';
import type { VatSide } from '@toolbox/core/vat/form';
import { useMessages } from '../../i18n/useMessages.ts';
import { useWon } from '../../i18n/useWon.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { VatPanel } from './VatPanel.tsx';

type VatResultProps = {
  readonly amount: Exact;
  readonly rounding: RoundingMode;
  /** The side that the amount more likely is; shown first. */
  readonly first: VatSide;
};

const SUPPLY = { way: 'asSupply', split: vatOnSupply, result: 'total' } as const;
const TOTAL = { way: 'asTotal', split: vatInTotal, result: 'supply' } as const;

/** The results for the amount as tax-exclusive and as tax-inclusive, the likelier first. */
export default function VatResult({ amount, rounding, first }: VatResultProps) {
  const t = useMessages('vat-calculator');
  const won = useWon();
  const [main, other] = first === 'total' ? [TOTAL, SUPPLY] : [SUPPLY, TOTAL];
  const readings = [main, other].map((reading) => ({ ...reading, vat: reading.split(amount, rounding) }));
  const lines = readings.map(({ way, vat: { supply, tax, total } }) => {
    const amounts = { supply: won(supply), tax: won(tax), total: won(total) };
    return `${t(way)}: ${t('copyTemplate', amounts)}`;
  });

  return (
    <ResultCard
      copyText={lines.join('\n')}
      spoken={lines.join('. ')}
      figure={{ label: t(main.way), value: won(main.split(amount, rounding)[main.result]) }}
    >
      {readings.map(({ way, vat, split }) => (
        <VatPanel key={way} way={way} vat={vat} split={split} amount={amount} />
      ))}
    </ResultCard>
  );
}
