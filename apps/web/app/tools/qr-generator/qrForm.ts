import {
  type Contact,
  type GeoLocation,
  isHexColour,
  type MailMessage,
  type QrLevel,
  type WifiNetwork,
} from '@toolbox/core/qr';
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

export const QR_LEVELS: readonly QrLevel[] = ['L', 'M', 'Q', 'H'];
export const QR_SIZES: readonly number[] = [200, 400, 800, 1600];
export const QR_MARGINS: readonly number[] = [0, 2, PLAIN_QR.margin, 8];

export const FIRST_OPTIONS: QrOptions = { ...PLAIN_QR, level: 'M', size: 200 };

/** What is restored from storage or a link; a code cannot be drawn with other values. A sent text is for one kind. */
export const FORM_DRAFT = {
  allowed: { kind: QR_KINDS, wifi: { security: ['WPA', 'WEP', 'nopass'] } },
  isMerged: true,
} as const;
export const OPTIONS_DRAFT = {
  allowed: { level: QR_LEVELS, size: QR_SIZES, margin: QR_MARGINS, foreground: true, background: true },
} as const;

/** Black on white if a restored color is invalid. */
export function withColours(options: QrOptions): QrOptions {
  const isDrawable = isHexColour(options.foreground) && isHexColour(options.background);
  return isDrawable ? options : { ...options, foreground: PLAIN_QR.foreground, background: PLAIN_QR.background };
}
