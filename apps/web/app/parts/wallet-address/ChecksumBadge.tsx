import type { AddressChecksum, AddressHazard, ChecksumScheme } from '@toolbox/core/address';
import { Badge } from '@toolbox/ui/badge/Badge';
import { useMessages } from '../../i18n/useMessages.ts';

/** The names of the standards, the same in every language. */
const SCHEMES: Readonly<Record<ChecksumScheme, string>> = {
  eip55: 'EIP-55',
  base58check: 'Base58Check',
  bech32: 'Bech32',
  bech32m: 'Bech32m',
};
const TONES = { passed: 'good', failed: 'bad', absent: 'warn' } as const;

/** Describes the result of a checksum, with the standard it was checked by. */
export function useChecksumText(): (checksum: AddressChecksum) => string {
  const t = useMessages('address');
  return ({ status, scheme }) => `${t(`checksums.${status}`)} (${SCHEMES[scheme]})`;
}

type ChecksumBadgeProps = {
  readonly checksum: AddressChecksum;
  /** A correct checksum does not look good at an address to which nothing should be sent. */
  readonly hazard: AddressHazard | undefined;
};

/** The result of a checksum. */
export function ChecksumBadge({ checksum, hazard }: ChecksumBadgeProps) {
  const checksumText = useChecksumText();
  const isNeutral = hazard !== undefined && checksum.status === 'passed';
  return <Badge tone={isNeutral ? 'neutral' : TONES[checksum.status]}>{checksumText(checksum)}</Badge>;
}
