import { parseProfitForm } from '@toolbox/core/trading/form';
import { asExample } from '../../parts/result-card/asExample.tsx';
import ProfitResult from './ProfitResult.tsx';

type FormProps = {
  readonly form: Parameters<typeof parseProfitForm>[0];
  readonly labels: Parameters<typeof parseProfitForm>[1];
};

/** The result of the example. */
function Example({ form, labels }: FormProps) {
  const parsed = parseProfitForm(form, labels);
  return parsed.ok && <ProfitResult input={parsed.value} stale={false} onCalculate={() => undefined} />;
}

export default asExample(Example);
