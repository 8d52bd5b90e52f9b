import type { Exact, RoundingMode } from '@toolbox/core/exact';
import { type Vat, vatInTotal, vatOnSupply } from '@toolbox/core/vat';
import { useMessages } from '../../i18n/useMessages.ts';
import { useWon } from '../../i18n/useWon.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { VatPanel } from './VatPanel.tsx';

type VatResultProps = { readonly amount: Exact; readonly rounding: RoundingMode };

/** The results for the amount as tax-exclusive and as tax-inclusive. */
export default function VatResult({ amount, rounding }: VatResultProps) {
  const t = useMessages('vat-calculator');
  const won = useWon();
  const asSupply = vatOnSupply(amount, rounding);
  const asTotal = vatInTotal(amount, rounding);
  const lines = [copyLine('asSupply', asSupply), copyLine('asTotal', asTotal)];

  function copyLine(way: 'asSupply' | 'asTotal', { supply, tax, total }: Vat) {
    const amounts = { supply: won(supply), tax: won(tax), total: won(total) };
    return `${t(way)}: ${t('copyTemplate', amounts)}`;
  }

  return (
    <ResultCard
      copyText={lines.join('\n')}
      spoken={lines.join('. ')}
      figure={{ label: t('asSupply'), value: won(asSupply.total) }}
    >
      <VatPanel way="asSupply" vat={asSupply} split={vatOnSupply} amount={amount} />
      <VatPanel way="asTotal" vat={asTotal} split={vatInTotal} amount={amount} />
    </ResultCard>
  );
}
