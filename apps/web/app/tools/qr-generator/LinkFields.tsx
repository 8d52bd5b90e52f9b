import { type ContactLink, contactLinkReading, linkReadings } from '@toolbox/core/qr';
import { DelayedTextField } from '@toolbox/ui/delayed-text-field/DelayedTextField';
import { useMessages } from '../../i18n/useMessages.ts';
import type { Offer } from '../../parts/offers/withOffers.tsx';
import { canParse } from './canParse.ts';
import type { QrForm } from './qrForm.ts';
import { type FieldsProps, LITERAL, useTextFields } from './useTextFields.ts';

/** The links that a rejected text may mean. */
export const linkOffers = (text: string) => linkReadings(text, canParse);

type LinkFieldsProps = FieldsProps<QrForm['link']> & {
  /** What the form of an email has, which keeps what a link lacks. */
  readonly mail: QrForm['mail'];
  /** Shows another form, with the focus on one of its fields. */
  readonly onSwitch: (change: Partial<QrForm>, field: string) => void;
};

/** The address of a web page. A link to an email or a phone number has a form of its own, which is offered. */
export function LinkFields({ mail, onSwitch, ...props }: LinkFieldsProps) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  const contact = contactLinkReading(props.values.link);
  const readings = contact === undefined ? linkOffers : [contactOffer(contact)];

  function withRest({ address, subject, body }: QrForm['mail']): QrForm['mail'] {
    return { address, subject: subject || mail.subject, body: body || mail.body };
  }

  function contactOffer(meant: ContactLink): Offer {
    const { kind } = meant;
    const [value, change, target] =
      kind === 'mail'
        ? ([meant.mail.address, { mail: withRest(meant.mail) }, 'address'] as const)
        : ([meant.phone, { phone: { phone: meant.phone } }, 'phone'] as const);
    return { name: `${t(`kinds.${kind}`)}: ${value}`, take: () => onSwitch({ kind, ...change }, target) };
  }

  return (
    <DelayedTextField
      label={t('link.link')}
      hint={t('link.hint')}
      inputMode="url"
      {...LITERAL}
      {...field('link', readings)}
    />
  );
}
