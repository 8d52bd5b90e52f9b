import { parseWeiInput, type WeiDirection } from '@toolbox/core/wei/form';
import { asExample } from '../../parts/result-card/asExample.tsx';
import WeiResult from './WeiResult.tsx';

type AmountProps = { readonly amount: string; readonly direction: WeiDirection };

/** The result of the example of a direction. */
function Example({ amount, direction }: AmountProps) {
  const wei = parseWeiInput(amount, direction, '');
  return wei.ok && <WeiResult wei={wei.value} direction={direction} />;
}

export default asExample(Example);
