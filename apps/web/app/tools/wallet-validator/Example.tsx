import type { WalletCoin } from '@toolbox/core/address';
import { asExample } from '../../parts/result-card/asExample.tsx';
import AddressResult from './AddressResult.tsx';

type AddressProps = { readonly address: string; readonly coin: WalletCoin };

/** The result of an example address of the coin. */
function Example({ address, coin }: AddressProps) {
  return <AddressResult text={address} coin={coin} valid />;
}

export default asExample(Example);
