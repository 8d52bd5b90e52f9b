import { type GeoLocationField, locationReading, mailReadings, type WifiSecurity } from '@toolbox/core/qr';
import { Banner } from '@toolbox/ui/banner/Banner';
import { DelayedTextField } from '@toolbox/ui/delayed-text-field/DelayedTextField';
import { TextArea } from '@toolbox/ui/field/TextArea';
import { TextField } from '@toolbox/ui/field/TextField';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Switch } from '@toolbox/ui/switch/Switch';
import { flushSync } from 'react-dom';
import { undoable } from '../../browser/undo/undoable.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { withOffers } from '../../parts/offers/withOffers.tsx';
import type { DataFailures, DataKind } from './dataPayload.ts';
import { LinkFields, linkOffers } from './LinkFields.tsx';
import { PhoneField } from './PhoneField.tsx';
import styles from './QrGenerator.module.css';
import type { QrForm } from './qrForm.ts';
import { type FieldsProps, LITERAL, useTextFields } from './useTextFields.ts';
import { useWifiOffers } from './useWifiOffers.ts';

/** Control and format characters, and spaces other than the usual one. */
const INVISIBLE = /\p{Cc}|\p{Cf}|[^\S ]/u;
/** A passphrase is 8 to 63 characters of printable ASCII (IEEE 802.11-2020 section J.4.1); few routers take others. */
const NOT_IN_PASSPHRASE = /[^ -~]/u;

const SECURITIES: readonly WifiSecurity[] = ['WPA', 'WEP', 'nopass'];

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Fields for a Wi-Fi network. The password is visible, because the code will be public anyway. */
function WifiFields(props: FieldsProps<QrForm['wifi']>) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  const { id, values, onChange, failures } = props;
  const late = useLateMessages('qr-generator/late');
  const meant = useWifiOffers({ text: values.name, values, isName: true, take: onChange });
  /** Such characters may be part of a name or a password, but often come with a copied one. */
  function suspect(text: string, unusual?: RegExp): string | undefined {
    const [invisible] = INVISIBLE.exec(text) ?? [];
    if (late && invisible !== undefined) return late('wifi.invisible', { code: codeOf(invisible) });
    const [character] = unusual?.exec(text) ?? [];
    if (late && character !== undefined) return late('wifi.notAscii', { character, code: codeOf(character) });
    return text === text.trim() ? undefined : t('wifi.edges');
  }
  return (
    <>
      <DelayedTextField
        label={t('wifi.name')}
        hint={suspect(values.name) ?? t('wifi.nameHint')}
        {...LITERAL}
        {...field('name', meant)}
      />
      {late && meant.length > 0 && failures['name'] === undefined && (
        <Banner kind="info">{withOffers(late('wifi.labels'), meant, `${id}name`)}</Banner>
      )}
      <Segmented
        label={t('wifi.security')}
        value={values.security}
        onChange={(security) => onChange({ ...values, security })}
        options={SECURITIES.map((value) => ({ value, label: t(`wifi.securities.${value}`) }))}
      />
      {values.security !== 'nopass' && (
        <DelayedTextField
          label={t('wifi.password')}
          hint={suspect(values.password, NOT_IN_PASSPHRASE)}
          {...LITERAL}
          {...field('password')}
        />
      )}
      <Switch
        label={t('wifi.hidden')}
        hint={t('wifi.hiddenHint')}
        checked={values.isHidden}
        onChange={(isHidden) => onChange({ ...values, isHidden })}
      />
    </>
  );
}

/** Fields for a contact card of a person or a company. */
function ContactFields(props: FieldsProps<QrForm['contact']>) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  return (
    <>
      <div className={styles['pair']}>
        <TextField label={t('contact.familyName')} {...field('familyName')} />
        <TextField label={t('contact.givenName')} {...field('givenName')} />
        <TextField label={t('contact.organization')} {...field('organization')} />
        <TextField label={t('contact.title')} {...field('title')} />
        <PhoneField values={props.values} field={field} />
        <DelayedTextField label={t('contact.mail')} inputMode="email" {...LITERAL} {...field('mail', mailReadings)} />
      </div>
      <DelayedTextField label={t('contact.link')} inputMode="url" {...LITERAL} {...field('link', linkOffers)} />
      <TextField label={t('contact.address')} {...field('address')} />
      <TextArea label={t('contact.note')} rows={2} {...field('note')} />
    </>
  );
}

/** Fields for a prepared email. */
function MailFields(props: FieldsProps<QrForm['mail']>) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  return (
    <>
      <DelayedTextField label={t('mail.address')} inputMode="email" {...LITERAL} {...field('address', mailReadings)} />
      <TextField label={t('mail.subject')} {...field('subject')} />
      <TextArea label={t('mail.body')} rows={3} {...field('body')} />
    </>
  );
}

/** The field for a phone number. */
function PhoneFields(props: FieldsProps<QrForm['phone']>) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  return <PhoneField values={props.values} field={field} hint={t('phone.hint')} />;
}

/** Fields for a prepared text message. */
function SmsFields(props: FieldsProps<QrForm['sms']>) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  return (
    <>
      <PhoneField values={props.values} field={field} hint={t('phone.hint')} />
      <TextArea label={t('sms.message')} rows={3} {...field('message')} />
    </>
  );
}

/** Fields for a location on the map. */
function PlaceFields(props: FieldsProps<QrForm['location']>) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  const { values, onChange } = props;
  const meant = (typedIn: GeoLocationField) => {
    const reading = locationReading(values[typedIn], typedIn);
    if (reading === undefined) return [];
    const { latitude, longitude } = reading;
    const isPair = latitude !== undefined && longitude !== undefined;
    const name = isPair
      ? `${latitude}, ${longitude}`
      : latitude === undefined
        ? `${t('location.longitude')} ${longitude}`
        : `${t('location.latitude')} ${latitude}`;
    // If the text contains only the other coordinate, the field it was typed into is emptied.
    const left = reading[typedIn] === undefined ? { [typedIn]: '' } : {};
    return [{ name, take: () => undoable('replaced', () => onChange({ ...values, ...left, ...reading })) }];
  };
  return (
    <>
      <div className={styles['pair']}>
        <DelayedTextField
          label={t('location.latitude')}
          hint={t('location.latitudeHint')}
          {...field('latitude', meant('latitude'))}
        />
        <DelayedTextField
          label={t('location.longitude')}
          hint={t('location.longitudeHint')}
          {...field('longitude', meant('longitude'))}
        />
      </div>
      <TextField label={t('location.label')} hint={t('location.labelHint')} {...field('label')} />
    </>
  );
}

type DataFieldsProps = {
  /** Precedes the ids of the fields. */
  readonly id: string;
  readonly form: QrForm;
  readonly kind: DataKind;
  readonly onChange: (change: Partial<QrForm>) => void;
  readonly failures: DataFailures;
};

/** The fields of a form. */
export function DataFields({ id, form, kind, onChange, failures }: DataFieldsProps) {
  const common = { id, failures };

  function switchTo(change: Partial<QrForm>, field: string) {
    // The field with the offer is replaced by those of the other form.
    undoable('replaced', () => flushSync(() => onChange(change)));
    document.getElementById(`${id}${field}`)?.focus();
  }

  switch (kind) {
    case 'link':
      return (
        <LinkFields
          values={form.link}
          mail={form.mail}
          onChange={(link) => onChange({ link })}
          onSwitch={switchTo}
          {...common}
        />
      );
    case 'wifi':
      return <WifiFields values={form.wifi} onChange={(wifi) => onChange({ wifi })} {...common} />;
    case 'contact':
      return <ContactFields values={form.contact} onChange={(contact) => onChange({ contact })} {...common} />;
    case 'mail':
      return <MailFields values={form.mail} onChange={(mail) => onChange({ mail })} {...common} />;
    case 'phone':
      return <PhoneFields values={form.phone} onChange={(phone) => onChange({ phone })} {...common} />;
    case 'sms':
      return <SmsFields values={form.sms} onChange={(sms) => onChange({ sms })} {...common} />;
    case 'location':
      return <PlaceFields values={form.location} onChange={(location) => onChange({ location })} {...common} />;
  }
}
