import { bitcoinPayload, ethereumPayload, type PaymentFailures } from '@toolbox/core/qr';
import type { Result } from '@toolbox/core/result';
import type { AddressForm, PaymentKind } from './addressForm.ts';

/** Ethereum itself: a wallet that is set to another chain must not pay there. */
const ETHEREUM_CHAIN_ID = 1;

/** The link that asks a wallet to pay, by the standard of its coin. */
export function paymentPayload(
  form: AddressForm,
  kind: PaymentKind,
  amountLabel: string,
): Result<string, PaymentFailures> {
  return kind === 'ethereum'
    ? ethereumPayload({ ...form, chainId: ETHEREUM_CHAIN_ID }, amountLabel)
    : bitcoinPayload(form, amountLabel);
}
