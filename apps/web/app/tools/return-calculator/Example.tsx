import { parseReturnForm } from '@toolbox/core/trading/form';
import { asExample } from '../../parts/result-card/asExample.tsx';
import ReturnResult from './ReturnResult.tsx';

type FormProps = {
  readonly form: Parameters<typeof parseReturnForm>[0];
  readonly labels: Parameters<typeof parseReturnForm>[1];
};

/** The result of the example. */
function Example({ form, labels }: FormProps) {
  const parsed = parseReturnForm(form, labels);
  return parsed.ok && <ReturnResult trade={parsed.value} stale={false} onCalculate={() => undefined} />;
}

export default asExample(Example);
