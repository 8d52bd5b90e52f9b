import type { WhaleParty as Party, WhaleType } from '@toolbox/core/whale';
import { useMessages } from '../../i18n/useMessages.ts';
import { CopyText } from './CopyText.tsx';
import styles from './WhaleAlert.module.css';

type WhalePartyProps = {
  readonly party: Party;
  readonly end: 'from' | 'to';
  readonly type: WhaleType;
};

/** The feeds say of nearly every second wallet that nobody knows its owner; that is said in the page's language. */
const UNKNOWN = 'unknown';

/** Who sent or received: the owner's name where it is known, and the address. */
export function WhaleParty({ party, end, type }: WhalePartyProps) {
  const t = useMessages('whale-alert');
  const { name, address } = party;
  const known = name?.toLowerCase().startsWith(UNKNOWN) ? undefined : name;
  const isMade = (type === 'mint' && end === 'from') || (type === 'burn' && end === 'to');
  const words = isMade ? t(`ends.${type === 'mint' ? 'mint' : 'burn'}`) : t('unknownWallet');

  return (
    <div className={styles['party']}>
      {known === undefined ? (
        <span className={styles['unknown']}>{words}</span>
      ) : (
        <strong className={styles['owner']}>{known}</strong>
      )}
      {address !== undefined && !isMade && <CopyText text={address} label={t(`copy.${end}`)} />}
    </div>
  );
}
