import { parseAddressFormat, type WalletAddress } from '@toolbox/core/address';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { OfferNotice } from '../../parts/offers/OfferNotice.tsx';

type CleanAddressProps = {
  readonly typed: string;
  /** The address that the text means. */
  readonly meant: WalletAddress;
  /** What the text is. */
  readonly note: string;
  readonly onUse: (address: string) => void;
};

/** Offers the address alone, without what a wallet would not read: spaces or characters in it, or text around it. */
export function CleanAddress({ typed, meant, note, onUse }: CleanAddressProps) {
  const actions = useMessages('common', 'actions');
  const failureText = useFailureText();
  const parsed = parseAddressFormat(typed, meant.coin);
  const failure = parsed.ok ? undefined : parsed.failure;
  const isInside = failure?.code === 'address.spaceInside' || failure?.code === 'address.fullWidth';
  return (
    <OfferNotice
      text={isInside ? failureText(failure) : note}
      action={actions('useValue', { value: meant.address })}
      onAccept={() => onUse(meant.address)}
    />
  );
}
