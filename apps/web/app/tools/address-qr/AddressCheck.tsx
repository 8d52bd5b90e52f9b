import { addressChecksum, addressHazard, guessCoin, isSecretGuess, tokenOfContract } from '@toolbox/core/address';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useFailureText } from '../../i18n/useFailureText.ts';
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

/** Characters that make an address without other text invalid for every wallet, although it may look the same. */
function foreignMark(address: string): 'address.spaceInside' | 'address.fullWidth' | undefined {
  if (/\s/u.test(address)) return undefined;
  if (/\p{Cf}/u.test(address)) return 'address.spaceInside';
  return /[\uff01-\uff5e]/u.test(address) ? 'address.fullWidth' : undefined;
}

/** The content of the code, and the checksum result of its address. */
export function AddressCheck({ payload, address, onAddress }: AddressCheckProps) {
  const t = useMessages('address-qr');
  const wallet = useMessages('address');
  const failureText = useFailureText();
  const checked = checkedAddress(address);
  const danger = checked && addressHazard(checked.address, checked.coin);
  // A code with the address alone is read by the wallets of its chain.
  const found = danger === 'waves' && payload === address ? undefined : checked;
  const checksum = found && addressChecksum(found.address, found.coin);
  const otherChain = found?.otherChain;
  const hazard = found && danger;
  const guess = found === undefined ? guessCoin(address) : undefined;
  const isSecret = isSecretGuess(guess);
  const mark = guess && foreignMark(address.trim());
  const sentences = guess && [wallet(`guesses.${guess}`), mark && failureText({ code: mark, facts: {} }), t('asTyped')];
  // A wallet reads the address only where nothing is around it.
  const note = sentences ? sentences.filter(Boolean).join(' ') : t('notAddress');
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
      {otherChain !== undefined && (
        <Banner kind="validation" quiet>
          {t('plainChain', { chain: String(otherChain) })}
        </Banner>
      )}
      {checksum?.status === 'absent' && (
        <Banner kind="info" quiet>
          {t('absent')}
        </Banner>
      )}
      {onAddress && meant && <CleanAddress typed={address} meant={meant} note={note} onUse={onAddress} />}
      {found === undefined && !isSecret && meant === undefined && (
        <Banner kind={guess === 'testnetBTC' || mark ? 'validation' : 'info'} quiet>
          {note}
        </Banner>
      )}
      <Rows
        rows={[
          { id: 'payload', label: t('payload'), value: payload, mono: true },
          ...(found === undefined || otherChain !== undefined
            ? []
            : [{ id: 'coin', label: wallet('coin'), value: wallet(`coins.${found.coin}`) }]),
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
