import { parseAddressFormat } from '../../address/index.ts';
import { type Failure, ok, type Result } from '../../result/index.ts';
import { parseWeiInput } from '../../wei/form/index.ts';

/** A field of a payment that can be refused. */
export type PaymentField = 'address' | 'amount';
/** Why a payment was refused, by field. */
export type PaymentFailures = { readonly [Field in PaymentField]?: Failure };

/** A payment in ether as it is typed. The chain is that of EIP-155; 1 is mainnet. */
export type EthereumPayment = Readonly<Record<PaymentField, string>> & {
  /** The chain of the payment, 1 for Ethereum mainnet; the wallet chooses by default. */
  readonly chainId?: number;
};

/**
 * The payload that asks a wallet to pay ether, and every failure at once, by field.
 *
 * - The address is read by `parseAddressFormat`; its checksum is not verified here.
 * - The amount in ether may be empty; otherwise it is parsed by `parseWeiInput` and written in wei, in plain digits.
 *
 * @param amountLabel the label of the amount's field, carried into the facts of a failure
 * @see ERC-681 (2017-08-01, read 2026-11-20)
 * @example
 * const address = '0x52908400098527886E0F7030069857D2E4169EE7';
 * ethereumPayload({ address, amount: '1.5', chainId: 1 }, 'Amount')
 * // { ok: true, value: 'ethereum:0x52908400098527886E0F7030069857D2E4169EE7@1?value=1500000000000000000' }
 */
export function ethereumPayload(payment: EthereumPayment, amountLabel: string): Result<string, PaymentFailures> {
  const wallet = parseAddressFormat(payment.address, 'ETH');
  const wei = payment.amount.trim() === '' ? ok(null) : parseWeiInput(payment.amount, 'ethToWei', amountLabel);
  if (!wallet.ok || !wei.ok) {
    return {
      ok: false,
      failure: { ...(wallet.ok ? {} : { address: wallet.failure }), ...(wei.ok ? {} : { amount: wei.failure }) },
    };
  }
  const chain = payment.chainId === undefined ? '' : `@${payment.chainId}`;
  return ok(`ethereum:${wallet.value.address}${chain}${wei.value === null ? '' : `?value=${wei.value}`}`);
}
