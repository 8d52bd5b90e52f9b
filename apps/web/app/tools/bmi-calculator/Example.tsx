import { type BmiField, parseBmiInput } from '@toolbox/core/body/form';
import { asExample } from '../../parts/result-card/asExample.tsx';
import BmiResult from './BmiResult.tsx';

type BodyProps = { readonly body: Readonly<Record<BmiField, string>> };

/** The result of the example. */
function Example({ body }: BodyProps) {
  const input = parseBmiInput(body, { height: '', weight: '' });
  return input.ok && <BmiResult input={input.value} />;
}

export default asExample(Example);
