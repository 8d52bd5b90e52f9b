import type { WalletCoin } from '@toolbox/core/address';
import { asExample } from '../../parts/result-card/asExample.tsx';
import AddressResult from './AddressResult.tsx';

type AddressProps = { readonly address: string; readonly coin: WalletCoin };

/** What is found of an address of the coin. */
function Example({ address, coin }: AddressProps) {
  return <AddressResult text={address} coin={coin} valid />;
}

export default asExample(Example);
