import {
  addressChecksum,
  addressHazard,
  guessCoin,
  isSecretGuess,
  tokenOfContract,
  type WalletCoin,
} from '@toolbox/core/address';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { useChecksumText } from '../../parts/wallet-address/ChecksumBadge.tsx';
import { AddressRows } from './AddressRows.tsx';

export type AddressResultProps = {
  readonly text: string;
  readonly coin: WalletCoin;
  /** Whether the text has the format of the coin's addresses. */
  readonly valid: boolean;
};

/** Address, coin and validity by format; below them the checksum result, and a guess for other texts. */
export default function AddressResult({ text, coin, valid }: AddressResultProps) {
  const t = useMessages('wallet-validator');
  const shared = useMessages('address');
  const checksumText = useChecksumText();
  const address = text.trim();
  const checksum = valid ? addressChecksum(address, coin) : undefined;
  const guessed = valid ? undefined : guessCoin(address);
  // A guess of the chosen coin says nothing new: the field shows what is wrong.
  const guess = guessed === coin ? undefined : guessed;
  const verdict = t(valid ? 'valid' : 'invalid');
  const hazard = valid ? addressHazard(address, coin) : undefined;
  const isFailed = hazard === 'badChecksum' || hazard === 'rootstock' || hazard === 'waves';
  // The checksum of such an address is correct, so its type says what is wrong.
  const hazardType = hazard === 'unusedWitness' ? 'unknownWitness' : isFailed ? undefined : hazard;
  const warning = hazard && shared(`hazards.${hazard}`, { token: tokenOfContract(address) ?? '' });
  const proof = checksum ? checksumText(checksum) : '';
  const lines = [
    `${t('address')}: ${address}`,
    `${shared('coin')}: ${shared(`coins.${coin}`)}`,
    `${t('validity')}: ${verdict}`,
    ...(checksum ? [`${shared('checksum')}: ${proof}`] : []),
    ...(hazardType ? [`${t('type')}: ${t(`types.${hazardType}`)}`] : []),
    ...(warning ? [`${shared('hazardTitle')}. ${warning}`] : []),
  ];

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
      <AddressRows
        address={address}
        coin={coin}
        valid={valid}
        hazard={hazard}
        hazardType={hazardType}
        checksum={checksum}
        isFailed={isFailed}
        verdict={verdict}
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
        <Banner kind={isSecretGuess(guess) ? 'api' : 'info'} quiet>
          {shared(`guesses.${guess}`)}
        </Banner>
      )}
    </ResultCard>
  );
}
