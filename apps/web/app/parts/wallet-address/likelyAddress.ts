import { addressHazard, addressReading, type WalletAddress } from '@toolbox/core/address';

/** The address that a rejected text may mean; one that must not be paid to only as it was typed. */
export function likelyAddress(text: string): WalletAddress | undefined {
  const meant = addressReading(text);
  if (meant === undefined || meant.address === text.trim()) return meant;
  return addressHazard(meant.address, meant.coin) === undefined ? meant : undefined;
}
