import { parseAddressFormat } from '@toolbox/core/address';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { likelyAddress } from '../../parts/address-offer/likelyAddress.ts';
import { OfferNotice } from '../../parts/offer-notice/OfferNotice.tsx';

type CleanAddressProps = {
  readonly address: string;
  readonly onUse: (address: string) => void;
};

/** Offers an address without the spaces and invisible characters in it, which a wallet would not read. */
export function CleanAddress({ address, onUse }: CleanAddressProps) {
  const actions = useMessages('common', 'actions');
  const failureText = useFailureText();
  const failure = (['ETH', 'BTC'] as const)
    .map((coin) => parseAddressFormat(address, coin))
    .map((parsed) => (parsed.ok ? undefined : parsed.failure))
    .find((found) => found?.code === 'address.spaceInside' || found?.code === 'address.fullWidth');
  const meant = failure && likelyAddress(address);
  return (
    meant && (
      <OfferNotice
        text={failureText(failure)}
        action={actions('useValue', { value: meant.address })}
        onAccept={() => onUse(meant.address)}
      />
    )
  );
}
