import type { RoundingMode } from '@toolbox/core/exact';
import { parseVatAmount } from '@toolbox/core/vat/form';
import { asExample } from '../../parts/result-card/asExample.tsx';
import VatResult from './VatResult.tsx';

type AmountProps = { readonly amount: string; readonly rounding: RoundingMode };

/** The result of the example. */
function Example({ amount, rounding }: AmountProps) {
  const parsed = parseVatAmount(amount, '');
  return parsed.ok && <VatResult amount={parsed.value} rounding={rounding} first="supply" />;
}

export default asExample(Example);
