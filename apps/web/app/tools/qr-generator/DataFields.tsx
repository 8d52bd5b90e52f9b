import { ContactFields } from './ContactFields.tsx';
import type { DataFailures, DataKind } from './dataPayload.ts';
import { LinkFields } from './LinkFields.tsx';
import { MailFields } from './MailFields.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { QrForm } from './qrForm.ts';
import { SmsFields } from './SmsFields.tsx';
import { WifiFields } from './WifiFields.tsx';

type DataFieldsProps = {
  readonly form: QrForm;
  readonly kind: DataKind;
  readonly onChange: (change: Partial<QrForm>) => void;
  readonly failures: DataFailures;
};

/** The fields of a form. */
export function DataFields({ form, kind, onChange, failures }: DataFieldsProps) {
  switch (kind) {
    case 'link':
      return <LinkFields values={form.link} onChange={(link) => onChange({ link })} failures={failures} />;
    case 'wifi':
      return <WifiFields values={form.wifi} onChange={(wifi) => onChange({ wifi })} failures={failures} />;
    case 'contact':
      return <ContactFields values={form.contact} onChange={(contact) => onChange({ contact })} failures={failures} />;
    case 'mail':
      return <MailFields values={form.mail} onChange={(mail) => onChange({ mail })} failures={failures} />;
    case 'phone':
      return <PhoneFields values={form.phone} onChange={(phone) => onChange({ phone })} failures={failures} />;
    case 'sms':
      return <SmsFields values={form.sms} onChange={(sms) => onChange({ sms })} failures={failures} />;
    case 'location':
      return <PlaceFields values={form.location} onChange={(location) => onChange({ location })} failures={failures} />;
  }
}
