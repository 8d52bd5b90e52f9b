import type { QrLevel } from '@toolbox/core/qr';

/** The address alone as it was typed, or a link that asks a wallet to pay. */
export const QR_KINDS = ['plain', 'ethereum', 'bitcoin'] as const;
export type QrKind = (typeof QR_KINDS)[number];
export type PaymentKind = Exclude<QrKind, 'plain'>;

/** What was typed, for every kind at once: a look at another kind loses nothing. */
export type AddressForm = Readonly<Record<'address' | 'amount' | 'label' | 'message', string>> & {
  readonly kind: QrKind;
};

export const EMPTY_FORM: AddressForm = { kind: 'plain', address: '', amount: '', label: '', message: '' };

/** About 15 % of the code may be covered. */
export const ADDRESS_QR_LEVEL: QrLevel = 'M';
