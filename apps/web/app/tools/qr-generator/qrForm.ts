import type { Contact, GeoLocation, MailMessage, QrLevel, WifiNetwork } from '@toolbox/core/qr';
import { PLAIN_QR, type QrLook } from '../../parts/qr-code/qrSvg.ts';

export const QR_KINDS = ['text', 'link', 'wifi', 'contact', 'mail', 'phone', 'sms', 'location'] as const;
export type QrKind = (typeof QR_KINDS)[number];

/** The input for all kinds, so that switching the kind loses nothing. */
export type QrForm = {
  readonly kind: QrKind;
  readonly text: string;
  readonly link: { readonly link: string };
  readonly wifi: WifiNetwork;
  readonly contact: Contact;
  readonly mail: MailMessage;
  readonly phone: { readonly phone: string };
  readonly sms: { readonly phone: string; readonly message: string };
  readonly location: GeoLocation;
};

export const EMPTY_FORM: QrForm = {
  kind: 'text',
  text: '',
  link: { link: '' },
  wifi: { name: '', password: '', security: 'WPA', isHidden: false },
  contact: {
    familyName: '',
    givenName: '',
    organization: '',
    title: '',
    phone: '',
    mail: '',
    link: '',
    address: '',
    note: '',
  },
  mail: { address: '', subject: '', body: '' },
  phone: { phone: '' },
  sms: { phone: '', message: '' },
  location: { latitude: '', longitude: '', label: '' },
};

export type QrOptions = QrLook & {
  readonly level: QrLevel;
  /** Side of the saved image, in pixels. */
  readonly size: number;
};

export const FIRST_OPTIONS: QrOptions = { ...PLAIN_QR, level: 'M', size: 200 };
