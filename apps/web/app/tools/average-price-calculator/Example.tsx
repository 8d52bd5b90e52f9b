import { parseAverageForm } from '@toolbox/core/trading/form';
import { asExample } from '../../parts/result-card/asExample.tsx';
import AverageResult from './AverageResult.tsx';

type FormProps = {
  readonly form: Parameters<typeof parseAverageForm>[0];
  readonly labels: Parameters<typeof parseAverageForm>[1];
};

/** The result of the example. */
function Example({ form, labels }: FormProps) {
  const parsed = parseAverageForm(form, labels);
  return parsed.ok && <AverageResult order={parsed.value} stale={false} onCalculate={() => undefined} />;
}

export default asExample(Example);
