import { addressReading, parseAddressFormat, type WalletAddress } from '@toolbox/core/address';

/** An address, with the chain that a payment link asks for where that is not Ethereum mainnet. */
export type CheckedAddress = WalletAddress & { readonly otherChain?: number | undefined };

/**
 * A payment link that wallets accept: nothing is around the recipient, a bech32 recipient has a single case (BIP 173),
 * and the chain is in decimal digits. Wallets know the scheme of Ethereum in lowercase only.
 */
const LINK =
  /^(?:(?:[Bb]itcoin|BITCOIN):(?:[13][0-9A-Za-z]+|bc1[0-9a-z]+|BC1[0-9A-Z]+)|ethereum:(?:pay-)?0x[0-9a-fA-F]{40}(?:@(\d{1,10}))?)(?:\?.*)?$/su;
/** An amount with anything else beside its number, for which wallets refuse the link. */
const BAD_AMOUNT = /[?&](?:amount|value)=(?![\d.]+(?:e\d{1,2})?(?:&|$))/iu;
const MAINNET = 1;

/**
 * The address that a wallet takes from a code with this text: the text itself, or that of a payment link. Undefined if
 * the text is neither.
 */
export function checkedAddress(text: string): CheckedAddress | undefined {
  const coin = (['ETH', 'BTC'] as const).find((candidate) => {
    const parsed = parseAddressFormat(text, candidate);
    // BIP 173 recommends uppercase for QR codes, although it should not be typed.
    return parsed.ok || parsed.failure.code === 'address.upperCaseBech32';
  });
  if (coin !== undefined) return { address: text, coin };
  const link = BAD_AMOUNT.test(text) ? null : LINK.exec(text);
  const linked = link === null ? undefined : addressReading(text);
  const chain = Number(link?.[1] ?? MAINNET);
  return linked && { ...linked, otherChain: chain === MAINNET ? undefined : chain };
}
