import { parseDcaForm } from '@toolbox/core/trading/form';
import { asExample } from '../../parts/result-card/asExample.tsx';
import DcaResult from './DcaResult.tsx';

type FormProps = {
  readonly form: Parameters<typeof parseDcaForm>[0];
  readonly labels: Parameters<typeof parseDcaForm>[1];
};

/** The result of the example. */
function Example({ form, labels }: FormProps) {
  const parsed = parseDcaForm(form, labels);
  return parsed.ok && <DcaResult input={parsed.value} stale={false} onCalculate={() => undefined} />;
}

export default asExample(Example);
