import { addressReading, parseAddressFormat, type WalletAddress } from '@toolbox/core/address';
import { paymentLinkReading } from '@toolbox/core/qr';

/**
 * The address that a wallet takes from a code with this text: the text itself, or that of a payment link. Undefined if
 * the text is neither.
 */
export function checkedAddress(text: string): WalletAddress | undefined {
  const coin = (['ETH', 'BTC'] as const).find((candidate) => {
    const parsed = parseAddressFormat(text, candidate);
    // BIP 173 recommends uppercase for QR codes, although it should not be typed.
    return parsed.ok || parsed.failure.code === 'address.upperCaseBech32';
  });
  if (coin !== undefined) return { address: text, coin };
  const linked = addressReading(text);
  return linked !== undefined && linked.coin === paymentLinkReading(text)?.coin ? linked : undefined;
}
