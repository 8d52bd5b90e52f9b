import type { PaymentLink } from '@toolbox/core/qr';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useMessages } from '../../i18n/useMessages.ts';

type PaymentLinkNoteProps = { readonly link: PaymentLink };

/** What a pasted payment link says that the form does not take over, shown while its address is offered. */
export function PaymentLinkNote({ link: { otherChain, leftOut } }: PaymentLinkNoteProps) {
  const t = useMessages('address-qr');
  if (otherChain === undefined && leftOut.length === 0) return null;
  return (
    <Banner kind={otherChain === undefined ? 'info' : 'validation'} polite>
      {otherChain !== undefined && <p>{t('linkChain', { chain: String(otherChain) })}</p>}
      {leftOut.length > 0 && <p>{t('linkLeftOut', { names: leftOut.join(', ') })}</p>}
    </Banner>
  );
}
