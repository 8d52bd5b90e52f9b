import type { QrLevel } from '@toolbox/core/qr';

/** Only the typed address, or a payment link for a wallet. */
export const QR_KINDS = ['plain', 'ethereum', 'bitcoin'] as const;
export type QrKind = (typeof QR_KINDS)[number];
export type PaymentKind = Exclude<QrKind, 'plain'>;

/** The input for all kinds, so that switching the kind loses nothing. */
export type AddressForm = Readonly<Record<'address' | 'amount' | 'label' | 'message', string>> & {
  readonly kind: QrKind;
};

export const EMPTY_FORM: AddressForm = { kind: 'plain', address: '', amount: '', label: '', message: '' };

/** From EIP-55 and BIP-173. */
const ETHEREUM_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const BITCOIN_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** An example of the kind; a link also has an amount. */
export function exampleForm(kind: QrKind): AddressForm {
  const address = kind === 'bitcoin' ? BITCOIN_ADDRESS : ETHEREUM_ADDRESS;
  return { ...EMPTY_FORM, kind, address, amount: kind === 'plain' ? '' : '0.05' };
}

/** About 15% of the code may be damaged. */
export const ADDRESS_QR_LEVEL: QrLevel = 'M';
