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

/** From EIP-55 and BIP-173. */
const ETHEREUM_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const BITCOIN_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** A true form of the kind; a link asks for an amount besides. */
export function exampleForm(kind: QrKind): AddressForm {
  const address = kind === 'bitcoin' ? BITCOIN_ADDRESS : ETHEREUM_ADDRESS;
  return { ...EMPTY_FORM, kind, address, amount: kind === 'plain' ? '' : '0.05' };
}

/** About 15 % of the code may be covered. */
export const ADDRESS_QR_LEVEL: QrLevel = 'M';
