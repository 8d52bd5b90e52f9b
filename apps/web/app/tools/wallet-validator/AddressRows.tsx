import { type AddressChecksum, type AddressHazard, toChecksumAddress, type WalletCoin } from '@toolbox/core/address';
import { Badge } from '@toolbox/ui/badge/Badge';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { type Row, Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChecksumBadge } from '../../parts/wallet-address/ChecksumBadge.tsx';

type AddressRowsProps = {
  readonly address: string;
  readonly coin: WalletCoin;
  readonly valid: boolean;
  readonly hazard: AddressHazard | undefined;
  /** The hazard, if the type of the address names it. */
  readonly hazardType:
    | Exclude<AddressHazard, 'badChecksum' | 'rootstock' | 'waves' | 'unusedWitness'>
    | 'unknownWitness'
    | undefined;
  /** Undefined for text that is not an address of the coin. */
  readonly checksum: AddressChecksum | undefined;
  readonly isFailed: boolean;
  /** The verdict about the format, in words. */
  readonly verdict: string;
};

/** The address, the verdicts about its format and checksum, and what else is known about it. */
export function AddressRows({
  address,
  coin,
  valid,
  hazard,
  hazardType,
  checksum,
  isFailed,
  verdict,
}: AddressRowsProps) {
  const t = useMessages('wallet-validator');
  const shared = useMessages('address');
  const actions = useMessages('common', 'actions');
  const checksummed = valid && coin === 'ETH' && hazard === undefined ? toChecksumAddress(address) : undefined;

  const format: Row = {
    id: 'validity',
    label: t('validity'),
    value: (
      <Badge
        tone={hazard ? 'neutral' : valid ? 'good' : 'bad'}
        {...(hazard ? {} : { icon: valid ? 'check' : 'close' })}
      >
        {verdict}
      </Badge>
    ),
    total: !isFailed,
  };
  const rows: Row[] = [
    { id: 'address', label: t('address'), value: address, mono: true },
    { id: 'coin', label: shared('coin'), value: shared(`coins.${coin}`) },
  ];
  // The verdict that decides comes first.
  if (!isFailed) rows.push(format);
  if (checksum) {
    rows.push({
      id: 'checksum',
      label: shared('checksum'),
      value: <ChecksumBadge checksum={checksum} hazard={hazard} />,
      total: isFailed,
    });
    if (isFailed) rows.push(format);
    rows.push(
      {
        id: 'type',
        label: t('type'),
        value: hazardType ? <Badge tone="bad">{t(`types.${hazardType}`)}</Badge> : t(`types.${checksum.type}`),
      },
      { id: 'network', label: t('network'), value: t(`networks.${checksum.network}`) },
    );
  }
  if (checksummed !== undefined) {
    rows.push({
      id: 'checksummed',
      label: t('checksummed'),
      value: checksummed,
      mono: true,
      copy: (
        <CopyButton
          iconOnly
          text={checksummed}
          labels={{ copy: t('copyChecksummed'), copied: actions('copied'), failed: actions('copyFailed') }}
        />
      ),
    });
  }
  return <Rows rows={rows} />;
}
