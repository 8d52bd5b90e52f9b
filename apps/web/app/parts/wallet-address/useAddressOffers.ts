import type { WalletAddress, WalletCoin } from '@toolbox/core/address';
import { lazyModule } from '../../loading/lazyModule.ts';
import type { Offer } from '../offers/withOffers.tsx';

/** Verifies checksums, whose code an empty field does not need. */
const useReading = lazyModule(() => import('./likelyAddress.ts'));

export type AddressOfferOptions = {
  /** The rejected text; undefined where none is rejected. */
  readonly rejected: string | undefined;
  /** The chosen coin. */
  readonly coin: WalletCoin;
  /** What the page calls the choice of a coin. */
  readonly coinNames: Readonly<Record<WalletCoin, string>>;
  readonly take: (meant: WalletAddress) => void;
};

/** Offers the address that a rejected text may mean; by the name of its coin where only the coin is wrong. */
export function useAddressOffers({ rejected, coin, coinNames, take }: AddressOfferOptions): readonly Offer[] {
  const reading = useReading();
  const meant = rejected === undefined ? undefined : reading?.likelyAddress(rejected);
  const isTyped = meant?.address === rejected?.trim();
  if (meant === undefined || (isTyped && meant.coin === coin)) return [];
  return [{ name: isTyped ? coinNames[meant.coin] : meant.address, take: () => take(meant) }];
}
