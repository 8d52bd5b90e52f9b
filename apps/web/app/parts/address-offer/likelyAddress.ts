import { addressChecksum, addressReading, type WalletAddress } from '@toolbox/core/address';

/** The address that a rejected text may mean; one whose checksum fails only as it was typed. */
export function likelyAddress(text: string): WalletAddress | undefined {
  const meant = addressReading(text);
  if (meant === undefined || meant.address === text.trim()) return meant;
  return addressChecksum(meant.address, meant.coin).status === 'failed' ? undefined : meant;
}
