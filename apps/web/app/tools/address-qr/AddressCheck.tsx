import { addressChecksum, addressHazard, guessCoin, isSecretGuess, tokenOfContract } from '@toolbox/core/address';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChecksumBadge } from '../../parts/wallet-address/ChecksumBadge.tsx';
import { likelyAddress } from '../../parts/wallet-address/likelyAddress.ts';
import styles from './AddressCheck.module.css';
import { CleanAddress } from './CleanAddress.tsx';
import { checkedAddress } from './checkedAddress.ts';

type AddressCheckProps = {
  readonly payload: string;
  /** As typed. */
  readonly address: string;
  readonly onAddress?: ((address: string) => void) | undefined;
};

/** The content of the code, and the checksum result of its address. */
export function AddressCheck({ payload, address, onAddress }: AddressCheckProps) {
  const t = useMessages('address-qr');
  const wallet = useMessages('address');
  const found = checkedAddress(address);
  const checksum = found && addressChecksum(found.address, found.coin);
  const hazard = found && addressHazard(found.address, found.coin);
  const guess = found === undefined ? guessCoin(address) : undefined;
  const isSecret = isSecretGuess(guess);
  // A wallet reads the address only where nothing is around it.
  const note = guess ? `${wallet(`guesses.${guess}`)} ${t('asTyped')}` : t('notAddress');
  const meant = found === undefined && !isSecret ? likelyAddress(address) : undefined;

  return (
    <div className={styles['check']}>
      {hazard && (
        <Banner kind="api" polite title={wallet('hazardTitle')}>
          {wallet(`hazards.${hazard}`, { token: tokenOfContract(found.address) ?? '' })}
        </Banner>
      )}
      {isSecret && (
        <Banner kind="api" polite>
          {wallet(`guesses.${guess}`)}
        </Banner>
      )}
      {checksum?.status === 'absent' && (
        <Banner kind="info" quiet>
          {t('absent')}
        </Banner>
      )}
      {onAddress && meant && <CleanAddress typed={address} meant={meant} note={note} onUse={onAddress} />}
      {found === undefined && !isSecret && meant === undefined && (
        <Banner kind={guess === 'testnetBTC' ? 'validation' : 'info'} quiet>
          {note}
        </Banner>
      )}
      <Rows
        rows={[
          { id: 'payload', label: t('payload'), value: payload, mono: true },
          ...(found === undefined ? [] : [{ id: 'coin', label: wallet('coin'), value: wallet(`coins.${found.coin}`) }]),
          ...(checksum === undefined
            ? []
            : [
                {
                  id: 'checksum',
                  label: wallet('checksum'),
                  value: <ChecksumBadge checksum={checksum} hazard={hazard} />,
                },
              ]),
        ]}
      />
    </div>
  );
}
