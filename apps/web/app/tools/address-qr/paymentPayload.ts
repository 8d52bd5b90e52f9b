import { bitcoinPayload, ethereumPayload, type PaymentFailures } from '@toolbox/core/qr';
import type { Result } from '@toolbox/core/result';
import type { AddressForm, PaymentKind } from './addressForm.ts';

/** Ethereum mainnet, so that a wallet set to another chain does not pay there. */
const ETHEREUM_CHAIN_ID = 1;

/** The payment link by the standard of the coin. */
export function paymentPayload(
  form: AddressForm,
  kind: PaymentKind,
  amountLabel: string,
): Result<string, PaymentFailures> {
  return kind === 'ethereum'
    ? ethereumPayload({ ...form, chainId: ETHEREUM_CHAIN_ID }, amountLabel)
    : bitcoinPayload(form, amountLabel);
}
