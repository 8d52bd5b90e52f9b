import { parseAddressFormat } from '../../address/index.ts';
import { formatExact } from '../../exact/index.ts';
import { fail, ok, type Result } from '../../result/index.ts';
import { parseNumber } from '../../validate/index.ts';
import type { PaymentFailures, PaymentField } from './ethereumPayload.ts';
import { percentEncode } from './percentEncode.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** Finer than the smallest unit. */
    'qr.amountTooFine': { readonly field: string; readonly places: number };
  }
}

/** A payment in bitcoin as it is typed. */
export type BitcoinPayment = Readonly<Record<PaymentField | 'label' | 'message', string>>;

/** The maximum supply. */
export const MAX_BITCOIN = 21_000_000;
/** The decimal places of a bitcoin. */
export const BITCOIN_PLACES = 8;

/** The amount as plain digits without trailing zeros, or empty where none was typed. */
export function bitcoinAmount(text: string, field: string): Result<string> {
  if (text.trim() === '') return ok('');
  const amount = parseNumber(text, { field, unit: 'bitcoin', allowExponent: true, allowZero: false, max: MAX_BITCOIN });
  if (!amount.ok) return amount;
  if (amount.value.mul(10n ** BigInt(BITCOIN_PLACES)).d !== 1n) {
    return fail('qr.amountTooFine', { field, places: BITCOIN_PLACES });
  }
  return ok(formatExact(amount.value, { places: BITCOIN_PLACES, minPlaces: 0 }));
}

/**
 * The payload that asks a wallet to pay bitcoin, and every failure at once, by field.
 *
 * - The address is read by `parseAddressFormat`; its checksum is not verified here.
 * - The amount in bitcoin may be empty; else it must be above 0, at most {@link MAX_BITCOIN} and no finer than
 *   {@link BITCOIN_PLACES} places (`number.zero`, `number.negative`, `number.aboveMax`, `qr.amountTooFine`).
 * - Label and message are escaped, and left out where they are empty.
 *
 * @param amountLabel the label of the amount's field, carried into the facts of a failure
 * @see BIP 21 (2012-01-29, read 2026-11-20)
 * @example
 * const address = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W';
 * bitcoinPayload({ address, amount: '20.3', label: 'Luke-Jr', message: '' }, 'Amount')
 * // { ok: true, value: 'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3&label=Luke-Jr' }
 */
export function bitcoinPayload(payment: BitcoinPayment, amountLabel: string): Result<string, PaymentFailures> {
  const wallet = parseAddressFormat(payment.address, 'BTC');
  const amount = bitcoinAmount(payment.amount, amountLabel);
  if (!wallet.ok || !amount.ok) {
    return {
      ok: false,
      failure: { ...(wallet.ok ? {} : { address: wallet.failure }), ...(amount.ok ? {} : { amount: amount.failure }) },
    };
  }
  const parameters = Object.entries({ amount: amount.value, label: payment.label, message: payment.message })
    .filter(([, value]) => value.trim() !== '')
    .map(([key, value]) => `${key}=${percentEncode(value.trim())}`);
  return ok(`bitcoin:${wallet.value.address}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`);
}
