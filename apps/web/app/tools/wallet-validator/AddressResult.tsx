import {
  addressChecksum,
  addressHazard,
  guessCoin,
  toChecksumAddress,
  tokenOfContract,
  type WalletCoin,
} from '@toolbox/core/address';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Banner } from '@toolbox/ui/banner/Banner';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';

export type AddressResultProps = {
  readonly text: string;
  readonly coin: WalletCoin;
  /** Whether the text has the format of the coin's addresses. */
  readonly valid: boolean;
};

const SCHEMES = { eip55: 'EIP-55', base58check: 'Base58Check', bech32: 'Bech32', bech32m: 'Bech32m' } as const;
const TONES = { passed: 'good', failed: 'bad', absent: 'warn' } as const;

/** Address, coin and validity by format; below them the checksum result, and a guess for other texts. */
export default function AddressResult({ text, coin, valid }: AddressResultProps) {
  const t = useMessages('wallet-validator');
  const shared = useMessages('address');
  const actions = useMessages('common', 'actions');
  const address = text.trim();
  const checksum = valid ? addressChecksum(address, coin) : undefined;
  const guessed = valid ? undefined : guessCoin(address);
  // No button to switch the coin if it is already chosen; the field shows the error.
  const guess = guessed === coin ? undefined : guessed;
  const checksummed = valid && coin === 'ETH' ? toChecksumAddress(address) : undefined;
  const verdict = t(valid ? 'valid' : 'invalid');
  const hazard = valid ? addressHazard(address, coin) : undefined;
  const isFailed = hazard === 'badChecksum' || hazard === 'rootstock';
  // The checksum of such an address is correct, so its type says what is wrong.
  const hazardType = hazard === 'unusedWitness' ? 'unknownWitness' : isFailed ? undefined : hazard;
  const warning = hazard && shared(`hazards.${hazard}`, { token: tokenOfContract(address) ?? '' });
  const proof = checksum ? `${shared(`checksums.${checksum.status}`)} (${SCHEMES[checksum.scheme]})` : '';
  const lines = [
    `${t('address')}: ${address}`,
    `${shared('coin')}: ${shared(`coins.${coin}`)}`,
    `${t('validity')}: ${verdict}`,
    ...(checksum ? [`${shared('checksum')}: ${proof}`] : []),
    ...(hazardType ? [`${t('type')}: ${t(`types.${hazardType}`)}`] : []),
    ...(warning ? [`${shared('hazardTitle')}. ${warning}`] : []),
  ];
  const format = {
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
  } as const;

  return (
    <ResultCard
      copyText={lines.join('\n')}
      // Format errors are shown beside the field.
      spoken={
        checksum ? `${hazard ? `${shared('hazardTitle')}. ` : ''}${verdict}. ${shared('checksum')}: ${proof}` : ''
      }
      // Shown alone, a valid format must not look like a valid address.
      figure={
        isFailed
          ? { label: shared('checksum'), value: proof }
          : hazardType
            ? { label: t('type'), value: t(`types.${hazardType}`) }
            : { label: t('validity'), value: verdict }
      }
    >
      {hazard && (
        <Banner kind="api" quiet title={shared('hazardTitle')}>
          {warning}
        </Banner>
      )}
      <Rows
        rows={[
          { id: 'address', label: t('address'), value: address, mono: true },
          { id: 'coin', label: shared('coin'), value: shared(`coins.${coin}`) },
          // The verdict that decides comes first.
          ...(isFailed ? [] : [format]),
          ...(checksum
            ? [
                {
                  id: 'checksum',
                  label: shared('checksum'),
                  value: (
                    <Badge tone={hazardType && checksum.status === 'passed' ? 'neutral' : TONES[checksum.status]}>
                      {proof}
                    </Badge>
                  ),
                  total: isFailed,
                },
                ...(isFailed ? [format] : []),
                {
                  id: 'type',
                  label: t('type'),
                  value: hazardType ? (
                    <Badge tone="bad">{t(`types.${hazardType}`)}</Badge>
                  ) : (
                    t(`types.${checksum.type}`)
                  ),
                },
                { id: 'network', label: t('network'), value: t(`networks.${checksum.network}`) },
              ]
            : []),
          ...(checksummed !== undefined && hazard === undefined
            ? [
                {
                  id: 'checksummed',
                  label: t('checksummed'),
                  value: checksummed,
                  mono: true,
                  copy: (
                    <CopyButton
                      iconOnly
                      text={checksummed}
                      labels={{
                        copy: t('copyChecksummed'),
                        copied: actions('copied'),
                        failed: actions('copyFailed'),
                      }}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      {checksum?.status === 'absent' && hazard === undefined && (
        <Banner kind="info" quiet>
          {t('absentNote')}
        </Banner>
      )}
      {checksum?.network === 'testnet' || checksum?.network === 'regtest' ? (
        <Banner kind="validation" quiet>
          {t('testnetNote')}
        </Banner>
      ) : null}
      {guess !== undefined && (
        <Banner kind={guess === 'privateKey' || guess === 'seedPhrase' ? 'api' : 'info'} quiet>
          {shared(`guesses.${guess}`)}
        </Banner>
      )}
    </ResultCard>
  );
}
