import { addressChecksum, addressHazard, guessCoin, tokenOfContract, type WalletCoin } from '@toolbox/core/address';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './AddressCheck.module.css';
import { CleanAddress } from './CleanAddress.tsx';

type AddressCheckProps = {
  readonly payload: string;
  readonly address: string;
  /** Undefined if the text does not have the format of a known address. */
  readonly coin: WalletCoin | undefined;
  readonly onAddress?: ((address: string) => void) | undefined;
};

const SCHEMES = { eip55: 'EIP-55', base58check: 'Base58Check', bech32: 'Bech32', bech32m: 'Bech32m' } as const;
const TONES = { passed: 'good', failed: 'bad', absent: 'warn' } as const;

/** The content of the code, and the checksum result of its address. */
export function AddressCheck({ payload, address, coin, onAddress }: AddressCheckProps) {
  const t = useMessages('address-qr');
  const wallet = useMessages('address');
  const checksum = coin && addressChecksum(address, coin);
  const hazard = coin && addressHazard(address, coin);
  const guess = coin === undefined ? guessCoin(address) : undefined;
  const isSecret = guess === 'privateKey' || guess === 'seedPhrase' || guess === 'hashOrKey';

  return (
    <div className={styles['check']}>
      {hazard && (
        <Banner kind="api" polite title={wallet('hazardTitle')}>
          {wallet(`hazards.${hazard}`, { token: tokenOfContract(address) ?? '' })}
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
      {coin === undefined && !isSecret && (
        <Banner kind={guess === 'testnetBTC' ? 'validation' : 'info'} quiet>
          {guess ? wallet(`guesses.${guess}`) : t('notAddress')}
        </Banner>
      )}
      {onAddress && coin === undefined && <CleanAddress address={address} onUse={onAddress} />}
      <Rows
        rows={[
          { id: 'payload', label: t('payload'), value: payload, mono: true },
          ...(coin === undefined ? [] : [{ id: 'coin', label: wallet('coin'), value: wallet(`coins.${coin}`) }]),
          ...(checksum === undefined
            ? []
            : [
                {
                  id: 'checksum',
                  label: wallet('checksum'),
                  value: (
                    <Badge tone={hazard && checksum.status === 'passed' ? 'neutral' : TONES[checksum.status]}>
                      {wallet(`checksums.${checksum.status}`)} ({SCHEMES[checksum.scheme]})
                    </Badge>
                  ),
                },
              ]),
        ]}
      />
    </div>
  );
}
